import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#kit/shared/messages.ts';
import type { ProblemCode } from '#kit/shared/problem.ts';
import { serveForm, type SentForm } from '#kit/web/form/testing.ts';
import { refusal } from '#kit/web/network-testing.ts';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Cancellation, Booking } from '../contract.ts';
import { aBookedStay, aBooking, aTicket } from '../testing.ts';
import { CancelBooking } from './cancel-booking.tsx';
import { CancelNote } from './cancel-note.tsx';

const now = new Date('2026-08-20T18:00:00Z');
/** In two days, and bought an hour ago. */
const order = aBooking({
  quantity: 2,
  amount: '50.00',
  refundSteps: [{ hours: 24, percent: 100 }],
  date: '2026-08-22',
  startsAt: '2026-08-22T20:30:00Z',
  confirmedAt: '2026-08-20T17:01:00Z',
  createdAt: '2026-08-20T17:00:00Z',
});
const whole: Cancellation = { refund: '50.00', percent: 100, until: '2026-08-21T20:30:00.000Z' };

let sent: readonly SentForm[] = [];
/** Answers the call that cancels. */
const answer = (reply: () => Response) => void (sent = serveForm(reply));
const bodies = () => sent.map(({ body }) => body);
const looks: (Cancellation | ProblemCode)[] = [];
/** What goes back, each time it is asked for; the last one stays. */
const draw = (shown = order, language: Language = 'en') =>
  renderPage(<CancelBooking order={shown} />, {
    language,
    now,
    api: () => {
      const look = looks.length > 1 ? looks.shift() : looks[0];
      return typeof look === 'string' ? refusal(look) : Response.json(look);
    },
  });
const open = async (name = 'Cancel booking') => {
  fireEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  sent = [];
  looks.splice(0, looks.length, whole);
});

describe('a booking', () => {
  it('is cancelled for exactly what is shown', async () => {
    answer(() => Response.json({ ...order, status: 'refunded', refunded: '50.00' } satisfies Booking));
    draw();
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel and get €50 back' }));
    expect(sheet.getByText('100% of €50')).toBeTruthy();
    expect(sheet.getByText('You can cancel on these terms until 21 Aug 2026, 22:30.')).toBeTruthy();
    await waitFor(() => expect(currentToast()?.description).toBe('€50 is on its way back to you.'));
    expect(bodies()).toEqual([{ refund: '50.00' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['an evening', order, 'Your code stops working, and your place is free for others.'],
    [
      'a stay',
      aBookedStay({ startsAt: order.startsAt, refundSteps: order.refundSteps }),
      'Your code stops working, and somebody else can book in your place.',
    ],
  ])('of %s says what is lost with it', async (_, shown, lost) => {
    draw(shown);
    expect(await (await open()).findByText(new RegExp(lost))).toBeTruthy();
  });

  it('of several tickets gives back those that are chosen, for their part of the price', async () => {
    const ticket = (place: number) => aTicket({ id: `tkt0000000${place}`, code: `K7MPQ2X${place}` });
    const three = { ...order, quantity: 2, amount: '59.85', refunded: '19.95', tickets: [1, 2, 3].map(ticket) };
    const [first, ...others] = three.tickets;
    const shown = { ...three, tickets: [{ ...ticket(1), ...first, cancelledAt: '2026-08-20T17:30:00Z' }, ...others] };
    looks.splice(0, 1, { ...whole, refund: '19.95' });
    answer(() => Response.json({ ...shown, quantity: 1, refunded: '39.90' } satisfies Booking));
    draw(shown);
    const sheet = await open();
    // None is chosen before one is: the red button offers no more than was asked for.
    expect(sheet.getByText('Choose at least one ticket.')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    // The first is given back already: the others keep their numbers.
    expect(sheet.queryByRole('checkbox', { name: /^Ticket 1/ })).toBeNull();
    fireEvent.click(sheet.getByRole('checkbox', { name: 'Ticket 3 K7MPQ2X3' }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel and get €19.95 back' }));
    expect(sheet.getByText('100% of €19.95')).toBeTruthy();
    await waitFor(() => expect(bodies()).toEqual([{ refund: '19.95', tickets: ['tkt00000003'] }]));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Ticket cancelled',
        description: '€19.95 is on its way back to you.',
      }),
    );
  });

  it('says which of its tickets a friend has, before that one is given back', async () => {
    const given = { name: 'Ana', at: '2026-08-20T10:00:00.000Z', isKept: false };
    draw({ ...order, tickets: [...order.tickets, aTicket({ id: 'tkt00000002', code: 'W4NDT9HC', given })] });
    const sheet = await open();
    expect(await sheet.findByRole('checkbox', { name: /^Ticket 2\s· for Ana W4NDT9HC$/ })).toBeTruthy();
  });

  it('of several tickets gives all back in one press more, and asks for one where none is chosen', async () => {
    draw(
      {
        ...order,
        tickets: [...order.tickets, aTicket({ id: 'tkt00000002', code: 'W4NDT9HC' })],
      },
      'es',
    );
    const sheet = await open('Cancelar reserva');
    const ticked = () => sheet.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    const all = sheet.getByRole('checkbox', { name: 'Todas' });
    expect(ticked()).toEqual([false, false, false]);
    fireEvent.click(all);
    expect(ticked()).toEqual([true, true, true]);
    expect(await sheet.findByRole('button', { name: /^Cancelar y recuperar 50\s€$/ })).toBeTruthy();
    fireEvent.click(sheet.getByRole('checkbox', { name: /^Entrada 2/ }));
    expect(ticked()).toEqual([false, true, false]);
    fireEvent.click(all);
    fireEvent.click(all);
    expect(ticked()).toEqual([false, false, false]);
    expect(await sheet.findByText('Elige al menos una entrada.')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: /^Cancelar y/ })).toBeNull();
  });

  it('asks again when another amount goes back meanwhile', async () => {
    looks.splice(0, 1, whole, { refund: '25.00', percent: 50, until: null });
    answer(() => refusal('refund_changed'));
    draw();
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'Cancel and get €50 back' }));
    expect(await sheet.findByRole('button', { name: 'Cancel and get €25 back' })).toBeTruthy();
    expect(sheet.getByText(/^The amount has changed in the meantime/).closest('[role=alert]')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('that was moved is returned for all of it, also past its beginning, until the day it was told', async () => {
    const moved = { ...order, startsAt: '2026-08-20T17:00:00.000Z' };
    const from = { date: '2026-08-19', time: '22:30', startsAt: '2026-08-19T20:30:00Z', location: 'A', address: 'B' };
    looks.splice(0, 1, { ...whole, until: '2026-08-21T18:00:00.000Z', isMoved: true });
    answer(() => Response.json({ ...order, status: 'refunded', refunded: '50.00' } satisfies Booking));
    const tickets = [...order.tickets, aTicket({ id: 'tkt00000002', code: 'W4NDT9HC' })];
    draw({ ...moved, tickets, moved: { ...from, returnUntil: '2026-08-21T18:00:00.000Z' } });
    const sheet = await open('Return it for a full refund');
    expect(
      await sheet.findByText(/^It was moved, so you can get everything back until 21 Aug 2026, 20:00/),
    ).toBeTruthy();
    expect(sheet.queryByText('Cancellation terms')).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Cancel and get €50 back' }));
    await waitFor(() => expect(bodies()).toEqual([{ refund: '50.00' }]));
    draw({ ...moved, moved: { ...from, returnUntil: now.toISOString() } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that can’t be cancelled any more says so, before or after the question', async () => {
    answer(() => refusal('invalid_transition'));
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
    expect(await sheet.findByRole('button', { name: 'Cancelar sin reembolso' })).toBeTruthy();
    expect(sheet.getByText('No se devuelve nada.')).toBeTruthy();
    draw({ ...order, amount: '0' });
    const free = await open();
    expect(await free.findByText(/^It was free/)).toBeTruthy();
  });

  it.each([
    ['has begun', { startsAt: '2026-08-20T18:00:00Z' }],
    ['is refunded', { status: 'refunded' }],
    ['is only held', { status: 'pending' }],
    ['is disputed', { dispute: 'open' }],
    ['has a ticket that was used', { tickets: [aTicket({ usedAt: '2026-08-20T17:30:00Z' })] }],
  ] as const)('that %s has no way out', (_, over) => {
    draw({ ...order, ...over } as Booking);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what goes back is told on the card', () => {
  const tell = (over: Partial<Booking>, language: Language = 'en') =>
    renderPage(<CancelNote order={{ ...order, ...over }} />, { language });

  it('as back only when it is, else as on its way or held up', () => {
    tell({ status: 'refunded', refunded: '50.00', back: { asked: '50.00', done: '0', failed: '0' } });
    expect(screen.getByText('€50 is on its way back to you.')).toBeTruthy();
    expect(screen.queryByText(/went back/)).toBeNull();
    tell({ status: 'refunded', refunded: '50.00', back: { asked: '0', done: '50.00', failed: '0' } });
    expect(screen.getByText('€50 went back to you.')).toBeTruthy();
    tell({ refunded: '45.00', back: { asked: '10.00', done: '25.00', failed: '10.00' } }, 'es');
    expect(screen.getByText('Te devolvimos 25 € de 50 €.')).toBeTruthy();
    expect(screen.getByText('10 € de 50 € van de camino a ti.')).toBeTruthy();
    expect(screen.getByText(/^Aún no hemos podido devolverte 10 €/)).toBeTruthy();
  });

  it('with the reason that somebody wrote, and not at all where nothing went', () => {
    tell({ status: 'cancelled', notes: ['The pipes broke.'] });
    expect(screen.getByText('The reason: “The pipes broke.”')).toBeTruthy();
    const { container } = tell({});
    expect(container.textContent).toBe('');
  });
});
