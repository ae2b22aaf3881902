import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { maxPhotoBytes, maxPhotos } from '#kit/shared/photo.ts';
import { renderPage } from '#kit/web/testing.tsx';
import type { DraftPhoto } from './photos-kind.ts';
import { PhotosField } from './photos-field.tsx';
import type { Titled } from './proposed-alt.ts';
import { Holder } from './testing.tsx';

const photo = (id: string): DraftPhoto => ({ id, width: 900, height: 600, alt: { en: id, es: '' } });

function draw(first: readonly DraftPhoto[], values: Titled = {}, language: Language = 'en') {
  const seen = vi.fn();
  const busy = vi.fn();
  renderPage(
    <Holder first={first} seen={seen}>
      {(field) => <PhotosField field={field} form={{ setBusy: busy, values }} kind="events" />}
    </Holder>,
    { language },
  );
  const order = () => ((seen.mock.lastCall?.[0] ?? []) as readonly DraftPhoto[]).map(({ id }) => id);
  return { seen, order };
}

it('moves photos by buttons and says where they are now', () => {
  const { seen, order } = draw(['a', 'b', 'c'].map(photo));
  fireEvent.click(screen.getByRole('button', { name: 'Move photo 1 back' }));
  expect(order()).toEqual(['b', 'a', 'c']);
  expect(screen.getByText('The photo is now number 2 of 3.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move photo 3 forward' }));
  expect(order()).toEqual(['b', 'c', 'a']);
  const calls = seen.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Move photo 1 forward' }));
  expect(seen.mock.calls).toHaveLength(calls);
});

it('moves a photo to where it is dropped', () => {
  const { order } = draw(['a', 'b', 'c'].map(photo));
  const [first] = screen.getAllByRole('listitem');
  const dataTransfer = { types: ['text/x-photo'], getData: () => 'c' };
  fireEvent.drop(first as HTMLElement, { dataTransfer });
  expect(order()).toEqual(['c', 'a', 'b']);
});

it('takes words for a photo and takes it away', () => {
  const { seen, order } = draw([photo('a'), photo('b')]);
  const [spanish] = screen.getAllByLabelText('What it shows (Spanish)');
  fireEvent.change(spanish as HTMLElement, { target: { value: 'Un escenario' } });
  expect(seen).toHaveBeenLastCalledWith([{ ...photo('a'), alt: { en: 'a', es: 'Un escenario' } }, photo('b')]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(order()).toEqual(['b']);
});

it('asks for its words in the reader’s language first', () => {
  draw([photo('a')], {}, 'es');
  expect(screen.getAllByLabelText(/^Qué se ve/).map((field) => field.getAttribute('lang'))).toEqual(['es', 'en']);
});

it('refuses what is too large or too many before it is sent', async () => {
  draw(Array.from({ length: maxPhotos - 1 }, (_, place) => photo(`p${place}`)));
  const large = new File([new Uint8Array(maxPhotoBytes + 1)], 'wall.png', { type: 'image/png' });
  const more = new File(['x'], 'more.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Choose photos/), { target: { files: [large, more] } });
  expect(await screen.findByText('more.png: no more room, 12 photos at most')).toBeTruthy();
  expect(await screen.findByText('wall.png: larger than 15 MB')).toBeTruthy();
});

it('offers words for a photo of which nothing is said, in both languages, once its listing has a title', () => {
  const bare = { ...photo('b'), alt: { en: '', es: '' } };
  const { seen } = draw([photo('a'), bare], { title: { en: 'Late', es: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use: Event “Late”, photo 2' }));
  const alt = { en: 'Event “Late”, photo 2', es: 'Evento «Late», foto 2' };
  expect(seen).toHaveBeenLastCalledWith([photo('a'), { ...bare, alt }]);
  expect(screen.queryByRole('button', { name: /^Use:/ })).toBeNull();
});

it('offers none for a listing without a title', () => {
  draw([{ ...photo('b'), alt: { en: '', es: '' } }], { name: ' ' });
  expect(screen.queryByRole('button', { name: /^Use:/ })).toBeNull();
});

it('keeps the focus of who takes a photo away at the one that took its place', () => {
  draw(['a', 'b', 'c'].map(photo));
  for (const [number, next] of [
    [1, 1],
    [2, 1],
  ] as const) {
    const remove = screen.getByRole('button', { name: `Remove photo ${number}` });
    remove.focus();
    fireEvent.click(remove);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: `Remove photo ${next}` }));
  }
});
