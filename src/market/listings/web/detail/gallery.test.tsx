import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { Gallery } from './gallery.tsx';

const photo = { id: 'PhotoAbCdEfGhJkL', width: 960, height: 640, alt: 'A roof at night' };
const link = 'https://pictures.example/a.jpg';
const draw = (photos: (typeof photo)[], images: (string | null)[], language: 'en' | 'es' = 'en') =>
  renderPage(<Gallery photos={photos} images={images} poster={<p>poster</p>} title="Moonrise" />, { language });

it('shows our photos first, then the links that were given, each once', () => {
  draw([photo], [null, link, link]);
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(names).toEqual(['A roof at night', 'Moonrise, photo 2']);
  expect(screen.queryByText('poster')).toBeNull();
  expect(screen.getByRole('img', { name: 'Moonrise, photo 2' }).getAttribute('referrerpolicy')).toBe('no-referrer');
});

it('hangs the poster where there is no picture, also when the only link leads nowhere', () => {
  draw([], []);
  expect(screen.getByText('poster')).toBeTruthy();
  draw([], [link], 'es');
  fireEvent.error(screen.getByRole('img', { name: 'Moonrise, foto 1' }));
  expect(screen.getByText('poster')).toBeTruthy();
});

it('opens large; the arrow keys walk round, Escape closes', async () => {
  draw([photo], [link]);
  fireEvent.click(screen.getByRole('button', { name: 'Open photo 1 of 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Moonrise' });
  expect(dialog.textContent).toContain('1 of 2');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog.textContent).toContain('2 of 2');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog.textContent).toContain('1 of 2');
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog.textContent).toContain('2 of 2');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
