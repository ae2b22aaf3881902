import { screen } from '@testing-library/react';
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
};

function draw(eventId: string, language: 'en' | 'es' = 'en') {
  const api = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json([passport]));
  vi.stubGlobal('fetch', api);
  const { container } = renderPage(<NewsForGuests eventId={eventId} />, { language, api });
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
  await vi.waitFor(() => expect(api).toHaveBeenCalledOnce());
  expect(container.textContent).toBe('');
});
