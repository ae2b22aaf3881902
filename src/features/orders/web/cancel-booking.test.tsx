import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Cancellation, Booking } from '../contract.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { CancelNote } from './cancel-note.tsx';

const now = new Date('2026-08-20T18:00:00Z');
const order: Booking = {
  id: 'ord00000001',
  kind: 'event',
  status: 'confirmed',
  itemId: 'evt00000001',
  title: 'Rooftop at Moonrise',
  category: 'party',
  units: 1,
  unit: null,
  refunded: '0',
  until: null,
  refundSteps: [{ hours: 24, percent: 100 }],
  startsAt: '2026-08-22T20:30:00Z',
  confirmedAt: '2026-08-20T17:01:00Z',
  quantity: 2,
  amount: '50.00',
  currency: 'EUR',
  date: '2026-08-22',
  time: '22:30',
  location: 'Azotea Cielo Raso',
  address: 'Avenida del Mediterráneo 41',
  createdAt: '2026-08-20T17:00:00Z',
  holdExpiresAt: null,
  tickets: [{ id: 'tkt00000001', code: 'K7MPQ2XR', usedAt: null }],
};
const whole: Cancellation = { refund: '50.00', percent: 100, until: '2026-08-21T20:30:00.000Z' };

const sent: unknown[] = [];
/** Answers the call that cancels. */
function answer(status: number, reply: object): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(reply), { status, headers: { 'content-type': type } });
  });
}
const problem = (code: string) => ({ type: 'x', title: 'x', status: 409, detail: 'x', code, requestId: 'x' });
const looks: (Cancellation | string)[] = [];
/** What goes back, each time it is asked for; the last one stays. */
const draw = (shown = order, language: Language = 'en') =>
  renderPage(<CancelBooking order={shown} />, {
    language,
    now,
    api: () => {
      const look = looks.length > 1 ? looks.shift() : looks[0];
      if (typeof look !== 'string') return Response.json(look);
      const headers = { 'content-type': 'application/problem+json' };
      return new Response(JSON.stringify(problem(look)), { status: 409, headers });
    },
  });
const open = async (name = 'Cancel booking') => {
  fireEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  sent.length = 0;
  looks.splice(0, looks.length, whole);
});

describe('a booking', () => {
  it('is cancelled for exactly what is shown', async () => {
    answer(200, { ...order, status: 'refunded', refunded: '50.00' } satisfies Booking);
    draw();
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel and get €50 back' }));
    expect(sheet.getByText('100 % of €50')).toBeTruthy();
    expect(sheet.getByText('This stays so until 21 Aug 2026, 22:30.')).toBeTruthy();
    await waitFor(() => expect(currentToast()?.description).toBe('€50 is on its way back to you.'));
    expect(sent).toEqual([{ refund: '50.00' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks again when another amount goes back meanwhile', async () => {
    looks.splice(0, 1, whole, { refund: '25.00', percent: 50, until: null });
    answer(409, problem('refund_changed'));
    draw();
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel and get €50 back' }));
    expect(await sheet.findByRole('button', { name: 'Cancel and get €25 back' })).toBeTruthy();
    expect(sheet.getByText(/^The amount has changed meanwhile/).closest('[role=alert]')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('that was moved is returned for all of it, also past its beginning, until the day it was told', async () => {
    const moved = { ...order, startsAt: '2026-08-20T17:00:00.000Z' };
    const from = { date: '2026-08-19', time: '22:30', startsAt: '2026-08-19T20:30:00Z', location: 'A', address: 'B' };
    looks.splice(0, 1, { ...whole, until: '2026-08-21T18:00:00.000Z', isMoved: true });
    answer(200, { ...order, status: 'refunded', refunded: '50.00' } satisfies Booking);
    draw({ ...moved, moved: { ...from, returnUntil: '2026-08-21T18:00:00.000Z' } });
    const sheet = await open('Return it, all your money back');
    expect(await sheet.findByText(/^It was moved: until 21 Aug 2026, 20:00 everything comes back/)).toBeTruthy();
    expect(sheet.queryByText('What you agreed on')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel and get €50 back' }));
    await waitFor(() => expect(sent).toEqual([{ refund: '50.00' }]));
    draw({ ...moved, moved: { ...from, returnUntil: now.toISOString() } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that can’t be cancelled any more says so, before or after the question', async () => {
    answer(409, problem('invalid_transition'));
    draw();
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: /^Cancel and get/ }));
    expect(await sheet.findByText('This can’t be cancelled any more.')).toBeTruthy();
    looks.splice(0, 1, 'invalid_transition');
    draw(order, 'es');
    const late = await open('Cancelar reserva');
    expect(await late.findByText('Ya no se puede cancelar.')).toBeTruthy();
    expect(late.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
  });

  it('without a refund says that nothing goes back', async () => {
    looks.splice(0, 1, { refund: '0', percent: 0, until: null });
    draw(order, 'es');
    const sheet = await open('Cancelar reserva');
    expect(await sheet.findByRole('button', { name: 'Cancelar sin devolución' })).toBeTruthy();
    expect(sheet.getByText('No se devuelve nada.')).toBeTruthy();
    draw({ ...order, amount: '0' });
    const free = await open();
    expect(await free.findByText(/^It was free/)).toBeTruthy();
  });

  it.each([
    ['has begun', { startsAt: '2026-08-20T18:00:00Z' }],
    ['is refunded', { status: 'refunded' }],
    ['is only held', { status: 'pending' }],
    ['has a ticket that was used', { tickets: [{ id: 't', code: 'x', usedAt: '2026-08-20T17:30:00Z' }] }],
  ] as const)('that %s has no way out', (_, over) => {
    draw({ ...order, ...over } as Booking);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('what went back is told on the card', () => {
  renderPage(<CancelNote order={{ ...order, status: 'refunded', refunded: '50.00' }} />);
  expect(screen.getByText('€50 went back to you.')).toBeTruthy();
  renderPage(<CancelNote order={{ ...order, status: 'refunded', refunded: '25.00' }} />, { language: 'es' });
  expect(screen.getByText(/^Te devolvimos/).textContent).toMatch(/25.*50/);
});
