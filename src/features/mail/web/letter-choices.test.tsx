import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { LetterChoices as Choices } from '../contract.ts';
import { LetterChoices } from './letter-choices.tsx';

const choices: Choices = {
  bookings: true,
  cancellations: true,
  refunds: false,
  payouts: true,
  applications: true,
  reminders: true,
  reviews: true,
  invitations: true,
  messages: true,
  community: true,
  places: true,
  news: true,
  searches: true,
  weeks: true,
};

const told: { line: string; body: unknown }[] = [];
/** What the page sends is kept, and answered as the house would, or with a fault. */
function draw(language: 'en' | 'es' = 'en', status = 200, isGuest = false) {
  told.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: unknown = await request.json();
    told.push({ line: `${request.method} ${new URL(request.url).pathname}`, body });
    return status === 200 ? Response.json(body) : new Response(null, { status });
  });
  return renderPage(<LetterChoices isGuest={isGuest} />, { language, api: () => Response.json(choices) });
}
const switchOf = async (name: RegExp) => await screen.findByRole<HTMLInputElement>('switch', { name });

it('shows every kind with what it means, as it was chosen, and what always comes without a switch', async () => {
  draw();
  expect((await switchOf(/^New bookings/)).checked).toBe(true);
  expect((await switchOf(/^Partial refunds/)).checked).toBe(false);
  expect(screen.getAllByRole('switch')).toHaveLength(14);
  const fixed = within(screen.getByRole('region', { name: 'Emails that always come' }));
  expect(fixed.getAllByRole('listitem')).toHaveLength(3);
  expect(fixed.queryByRole('switch')).toBeNull();
});

it('sends the whole choice when it is saved, and says so', async () => {
  draw('es');
  fireEvent.click(await switchOf(/^Reservas nuevas/));
  fireEvent.click(await switchOf(/^Devoluciones/));
  expect(told).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Guardado'));
  expect(told).toEqual([{ line: 'PUT /api/letter-choices', body: { ...choices, bookings: false, refunds: true } }]);
});

it('keeps what was chosen when it can’t be saved', async () => {
  draw('en', 503);
  fireEvent.click(await switchOf(/^Payouts/));
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(currentToast()?.tone).toBe('destructive'));
  expect((await switchOf(/^Payouts/)).checked).toBe(false);
});

it('asks a guest only what concerns guests, and leaves the rest of their choice as it was', async () => {
  draw('en', 200, true);
  fireEvent.click(await switchOf(/^Invitations to review/));
  expect(screen.getAllByRole('switch').map((one) => one.getAttribute('name'))).toEqual([
    'messages',
    'community',
    'places',
    'news',
    'searches',
    'invitations',
    'reviews',
  ]);
  const fixed = within(screen.getByRole('region', { name: 'Emails that always come' }));
  expect(fixed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your bookings/),
    expect.stringMatching(/^Account security/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]?.body).toEqual({ ...choices, invitations: false });
});
