import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import type { ReadNews } from '../contract.ts';
import { NewsForGuests } from './news-for-guests.tsx';

afterEach(() => vi.unstubAllGlobals());

const passport: ReadNews = {
  id: 'new00000001',
  eventId: 'evt00000001',
  title: 'Foam',
  text: 'Trae el pasaporte.\nPuerta trasera.',
  foreign: { text: 'es' },
  writtenAt: '2026-08-01T09:00:00Z',
  isRemoved: false,
};

const Report = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Report of {id}
  </button>
);

function draw(eventId: string, language: 'en' | 'es' = 'en', over: Partial<ReadNews> = {}) {
  const api = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json([{ ...passport, ...over }]));
  vi.stubGlobal('fetch', api);
  const { container } = renderPage(<NewsForGuests eventId={eventId} Report={Report} />, { language, api });
  return { container, api };
}

it.each([
  ['en', 'News from the organiser'],
  ['es', 'Avisos de la organización'],
] as const)('shows what was written, line by line and in its language (%s)', async (language, name) => {
  draw('evt00000001', language);
  expect(await screen.findByRole('region', { name })).toBeTruthy();
  expect(screen.getByText('Puerta trasera.').closest('[lang]')?.getAttribute('lang')).toBe('es');
});

it('shows nothing of another event', async () => {
  const { container, api } = draw('evt00000002');
  await waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
});

it.each([
  ['en', /^Report the news of/],
  ['es', /^Denunciar el aviso del/],
] as const)('is reported where it stands (%s)', async (language, name) => {
  draw('evt00000001', language);
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Report of new00000001' }));
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

it('says of what the desk took down that it did, and offers no report of it', async () => {
  draw('evt00000001', 'en', { text: '', isRemoved: true });
  expect(await screen.findByText('Our desk took this down. Don’t rely on what it said.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
