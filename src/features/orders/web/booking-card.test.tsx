import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '#kit/web/testing.tsx';
import { currentToast } from '#kit/web/ui/toast-store.ts';
import type { Booking } from '../contract.ts';
import { aBookedStay, aBooking, aHeldBooking, aTicket } from '../testing.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingsList } from './bookings-list.tsx';
import { HeldList } from './held-list.tsx';
import { JustPaid } from './just-paid.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatCards } from './stat-cards.tsx';

const [first, second] = [aTicket({ code: 'K7MPQ2XR' }), aTicket({ id: 'tkt00000002', code: 'W4NDT9HC' })];
const evening = {
  id: 'ord00000001',
  itemId: 'evt00000001',
  title: 'Rooftop at Moonrise',
  quantity: 2,
  amount: '50.00',
};
const order = aBooking({ ...evening, date: '2026-08-21', time: '22:30', tickets: [first, second] });
const held = aHeldBooking({ ...evening, holdExpiresAt: '2026-08-21T18:15:00Z' });
const waiting = { data: undefined, isError: false, refetch: () => Promise.reject(new Error('unused')) };

describe('BookingCard', () => {
  it('shows a code for each ticket, the date and the price', () => {
    renderPage(<BookingCard order={order} ink="poniente" />);
    const codes = screen.getByRole('list', { name: 'Tickets' });
    expect([...codes.querySelectorAll('code')].map((code) => code.textContent)).toEqual(['K7MPQ2XR', 'W4NDT9HC']);
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.getByText(/Friday,? 21 August 2026 · 22:30/)).toBeTruthy();
    expect(screen.getByText('€50')).toBeTruthy();
  });

  it('says of a ticket that it is cancelled, and of all of them when a bank asks for the money', () => {
    const tickets = [{ ...first, cancelledAt: '2026-08-20T10:00:00Z' }, second];
    renderPage(<BookingCard order={{ ...order, quantity: 1, tickets }} ink="poniente" />);
    const ways = () =>
      screen.getAllByRole('listitem').map((ticket) => within(ticket).getByRole('link').textContent?.slice(-18));
    expect(ways().map((way) => way?.includes('Cancelled'))).toEqual([true, false]);
    expect(screen.getByText(/^Show this code at the door/)).toBeTruthy();
    // Not everybody gets letters.
    expect(screen.queryByText(/email/)).toBeNull();
    renderPage(<BookingCard order={{ ...order, dispute: 'open' }} ink="poniente" />);
    expect(screen.getByText(/^Your bank has asked for this payment/)).toBeTruthy();
    expect(screen.queryByText(/^Show these codes/)).toBeNull();
    expect(ways().every((way) => way?.includes('Not valid'))).toBe(true);
  });

  it.each([
    ['en', 'open', false, 'Payment disputed'],
    ['es', 'open', true, 'Pago en disputa'],
    ['en', 'lost', true, 'Payment taken back'],
    ['es', 'lost', false, 'Pago retirado'],
  ] as const)(
    'calls no booking confirmed or past whose money a bank asks (%s, %s)',
    (language, dispute, isPast, pill) => {
      renderPage(<BookingCard order={{ ...order, dispute }} ink="poniente" isPast={isPast} />, { language });
      expect(screen.getByText(pill)).toBeTruthy();
    },
  );

  it.each([
    ['en', 'Ticket 1\u00a0· for Ana', 'Ticket 2\u00a0· given to a friend'],
    ['es', 'Entrada 1\u00a0· para Ana', 'Entrada 2\u00a0· se la diste a otra persona'],
  ] as const)('says which ticket was given to whom (%s)', (language, named, nameless) => {
    const at = '2026-08-20T10:00:00.000Z';
    const tickets = [
      { ...first, given: { name: 'Ana', at, isKept: false } },
      { ...second, given: { name: null, at, isKept: false } },
    ];
    renderPage(<BookingCard order={{ ...order, tickets }} ink="poniente" />, { language });
    const said = screen.getAllByRole('listitem').map((one) => one.textContent);
    expect(said.map((text, place) => text?.includes([named, nameless][place] ?? '?'))).toEqual([true, true]);
  });

  it('of two nights says both, and on the second of a ticket what it is good for now', () => {
    const tickets = [
      { ...first, usedAt: '2026-08-20T21:12:00Z' },
      { ...second, usedAt: '2026-08-21T16:12:00Z' },
    ];
    const nights = { date: '2026-08-20', time: '17:00', lastDay: '2026-08-21', tickets };
    renderPage(<BookingCard order={{ ...order, ...nights }} ink="poniente" />, {
      now: new Date('2026-08-21T18:00:00Z'),
    });
    expect(screen.getByText(/^Thursday,? 20 August 2026 – Friday,? 21 August 2026 · 17:00$/)).toBeTruthy();
    const used = screen.getAllByRole('listitem').map(({ dataset }) => dataset['used']);
    expect(used).toEqual(['false', 'true']);
  });

  it('counts only what is kept where a ticket was given back', () => {
    const back = { asked: '0', done: '20.00', failed: '0' };
    renderPage(<BookingCard order={{ ...order, quantity: 1, refunded: '20.00', back }} ink="poniente" />);
    expect(screen.getByText('€30')).toBeTruthy();
    expect(screen.getByText('€20 of €50 went back to you.')).toBeTruthy();
  });

  it('speaks Spanish', () => {
    renderPage(<BookingCard order={{ ...order, amount: '0' }} ink="poniente" />, { language: 'es' });
    expect(screen.getByRole('list', { name: 'Entradas' })).toBeTruthy();
    expect(screen.getByText('Confirmada')).toBeTruthy();
    expect(screen.getByText(/viernes, 21 de agosto de 2026 · 22:30/)).toBeTruthy();
    expect(screen.getByText('GRATIS')).toBeTruthy();
  });

  it('says how many are left of what was bought, and all of them once all were given back', () => {
    const given = { ...first, cancelledAt: '2026-08-20T10:00:00Z' };
    const inPart = { ...order, quantity: 1, tickets: [given, second] };
    renderPage(<BookingCard order={inPart} ink="poniente" />);
    expect(screen.getByText('1 of 2 tickets')).toBeTruthy();
    renderPage(<BookingCard order={inPart} ink="poniente" />, { language: 'es' });
    expect(screen.getByText('1 de 2 entradas')).toBeTruthy();
    const all = {
      ...inPart,
      status: 'cancelled' as const,
      tickets: [given, { ...second, cancelledAt: given.cancelledAt }],
    };
    renderPage(<BookingCard order={all} ink="poniente" />);
    expect(screen.getByText('2 tickets')).toBeTruthy();
  });

  it.each(['refunded', 'cancelled'] as const)('keeps the codes of what is %s, struck out', (status) => {
    renderPage(<BookingCard order={{ ...order, status, refunded: '50.00' }} ink="poniente" />);
    const codes = screen.getByRole('list', { name: 'Tickets' });
    expect([...codes.querySelectorAll('code')].map((code) => code.textContent)).toEqual(['K7MPQ2XR', 'W4NDT9HC']);
    expect([...codes.children].map((line) => line.getAttribute('data-cancelled'))).toEqual(['true', 'true']);
    expect(within(codes).getAllByText('Cancelled')).toHaveLength(2);
    expect(screen.queryByText(/^Show these codes/)).toBeNull();
  });
});

describe('the list of bookings', () => {
  const over = { ...order, id: 'ord2', title: 'The Old Night', date: '2026-08-19', startsAt: '2026-08-19T20:30:00Z' };

  it('folds what is over, tells it as past and offers no code of it', () => {
    const tickets = [{ ...first, usedAt: '2026-08-19T21:07:00Z' }, second];
    renderPage(<BookingsList orders={{ ...waiting, data: [{ ...over, tickets }, order] }} />);
    const fold = screen.getByText('Past (1)').closest('details');
    expect(fold?.open).toBe(false);
    const past = within(fold as HTMLElement);
    expect(past.getByText('Past')).toBeTruthy();
    expect(past.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent)).toEqual([
      'Ticket 1Checked in at 23:07',
      'Ticket 2Not used',
    ]);
    expect(past.queryByText(/Show this code|K7MPQ2XR|Cancel booking/)).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Rooftop at Moonrise');
  });

  it('says that nothing is coming up where all of it is over', () => {
    renderPage(<BookingsList orders={{ ...waiting, data: [over] }} />);
    expect(screen.getByText('Nothing coming up.')).toBeTruthy();
    renderPage(
      <BookingsList orders={{ ...waiting, data: [over, { ...order, id: 'ord3' }] }} but={{ ...order, id: 'ord3' }} />,
    );
    expect(screen.getByText('Past (1)')).toBeTruthy();
    expect(screen.queryByText('Nothing coming up.')).toBeNull();
  });

  it('keeps those after the fourth in a fold of their own', () => {
    const many = [1, 2, 3, 4, 5, 6].map((day) => ({
      ...order,
      id: `ord${day}`,
      title: `Night ${day}`,
      startsAt: `2026-09-0${day}T20:30:00Z`,
      date: `2026-09-0${day}`,
    }));
    renderPage(<BookingsList orders={{ ...waiting, data: many.toReversed() }} />);
    const fold = screen.getByText('Later (2)').closest('details');
    expect([...(fold as HTMLElement).querySelectorAll('h3')].map((title) => title.textContent)).toEqual([
      'Night 5',
      'Night 6',
    ]);
  });
});

describe('what is only held', () => {
  it('leads to paying for it, by the town’s clock, and is no booking', () => {
    renderPage(<HeldList orders={[order, held]} />);
    expect(screen.getByRole('heading', { name: 'Not booked yet' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/€/)).toBeNull();
    expect(screen.getByText('Held for you until 20:15.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Finish paying' }).getAttribute('href')).toBe(
      '/checkout?type=event&id=evt00000001',
    );
    renderPage(<BookingsList orders={{ ...waiting, data: [held, { ...held, status: 'cancelled' }] }} />);
    expect(screen.getByText('Flat calm. Nothing booked yet.')).toBeTruthy();
    renderPage(<HeldList orders={[order]} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('gives held places back', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      return Promise.resolve(Response.json({ ...held, status: 'cancelled' } satisfies Booking));
    });
    renderPage(<HeldList orders={[held]} />);
    fireEvent.click(screen.getByRole('button', { name: 'Give back' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Your places went back'));
    expect(asked).toEqual(['DELETE /api/orders/ord00000001']);
  });
});

describe('who has just paid', () => {
  it('sees the ticket at once, and not again below', () => {
    renderPage(<JustPaid order={order} />);
    expect(screen.getByRole('status').textContent).toContain('You’re booked');
    renderPage(<JustPaid order={{ ...order, amount: '0' }} />);
    expect(screen.getByRole('heading', { name: 'You’re booked' })).toBeTruthy();
    expect(screen.getByText('K7MPQ2XR')).toBeTruthy();
    const stay = aBookedStay({ id: 'ord2', title: 'Toldo Rojo' });
    renderPage(<BookingsList orders={{ ...waiting, data: [order, stay] }} but={order} />);
    expect(screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)).toEqual(['Toldo Rojo']);
    renderPage(<BookingsList orders={{ ...waiting, data: [order] }} but={order} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('the dashboard', () => {
  it('counts real orders', () => {
    renderPage(<StatCards orders={[order, held]} />, { language: 'es' });
    const figures = [...screen.getByLabelText('Tus cifras').querySelectorAll('dd')].map((dd) => dd.textContent);
    expect(figures).toEqual(['1', '50\u00a0€', '1', '1']);
  });

  it('tells what happened last', () => {
    renderPage(<RecentActivity orders={[order]} />);
    expect(screen.getByText('You booked 2 tickets for Rooftop at Moonrise')).toBeTruthy();
  });

  it('has a face for waiting, for failure and for nothing', () => {
    renderPage(<BookingsList orders={waiting} />);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
    renderPage(<BookingsList orders={{ ...waiting, isError: true }} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load bookings');
    renderPage(<BookingsList orders={{ ...waiting, data: [{ ...held, status: 'expired' }] }} />);
    expect(screen.getByRole('link', { name: 'Find an event' }).getAttribute('href')).toBe('/search?type=events');
  });
});

describe('what its organizer has changed since', () => {
  const moved = {
    date: '2026-08-20',
    time: '22:30',
    startsAt: '2026-08-20T20:30:00.000Z',
    location: order.location,
    address: order.address,
    returnUntil: '2026-08-22T18:00:00.000Z',
  };
  it.each([
    ['was moved', { moved }, /^It was Thursday,? 20 August 2026 · 22:30\. .* Return it by 22 Aug/],
    [
      'was moved, two nights',
      { moved: { ...moved, lastDay: '2026-08-21' } },
      /20 August 2026 – Friday,? 21 August 2026 · 22:30\./,
    ],
    ['was moved and is free', { moved, amount: '0' }, /Give your places back by 22 Aug 2026/],
    ['was moved long ago', { moved: { ...moved, returnUntil: '2026-08-21T17:00:00.000Z' } }, /^It was .* 22:30\.$/],
    ['was called off', { calledOff: true, status: 'refunded' }, 'The organiser has called it off.'],
  ] as const)('%s', (_, over, text) => {
    renderPage(<BookingCard order={{ ...order, ...over }} ink="poniente" />, { now: new Date('2026-08-21T18:00:00Z') });
    expect(screen.getByText(text)).toBeTruthy();
  });
});
