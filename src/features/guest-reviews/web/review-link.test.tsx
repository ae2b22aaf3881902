import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBooking, aTicket } from '#features/orders/testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { keptReviewLink, reviewLink } from './review-link.tsx';

const order = aBooking({
  startsAt: '2026-08-19T20:30:00Z',
  date: '2026-08-19',
  tickets: [aTicket({ usedAt: '2026-08-19T21:00:00Z' })],
});
const draw = (reviewed: readonly string[], language: 'en' | 'es') =>
  renderPage(reviewLink(order), {
    now: new Date('2026-08-21T18:00:00Z'),
    language,
    api: async () => Response.json(reviewed),
  });

it.each([
  ['en', 'You were there: how was it?', 'Your review'],
  ['es', 'Estuviste allí: ¿qué tal fue?', 'Tu opinión'],
] as const)('asks for a review until there is one, in %s', async (language, asks, tells) => {
  draw([], language);
  expect(await screen.findByText(asks)).toBeTruthy();
  draw([order.id], language);
  expect(await screen.findByText(tells)).toBeTruthy();
});

it('asks who keeps a ticket that they were let in with', async () => {
  const ticket = { id: 'tic00000001', usedAt: '2026-08-19T21:00:00Z', shut: null };
  renderPage(keptReviewLink(ticket), { now: new Date('2026-08-21T18:00:00Z'), api: async () => Response.json([]) });
  const link = await screen.findByRole('link', { name: 'You were there: how was it?' });
  expect(link.getAttribute('href')).toBe('/review#ticket=tic00000001');
});
