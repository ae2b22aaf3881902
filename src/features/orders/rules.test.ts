import { describe, expect, it } from 'vitest';
import {
  bookingsByTime,
  heldStay,
  isOver,
  justConfirmed,
  orderFigures,
  type OrderKind,
  type OrderStatus,
} from './rules.ts';

const anOrder = (status: OrderStatus, amount = '25.00', createdAt = '2026-08-21T19:50:00Z') => ({
  kind: 'event' as OrderKind,
  status,
  amount,
  refunded: '0',
  date: '2026-08-22' as string | null,
  time: '22:30' as string | null,
  until: null,
  confirmedAt: status === 'pending' || status === 'expired' ? null : createdAt,
  createdAt,
  cancelledAt: null as string | null,
  dispute: null as 'open' | 'lost' | null,
  tickets: [] as readonly { readonly cancelledAt: string | null }[],
});
const now = new Date('2026-08-21T20:00:00Z');

describe('the figures of the dashboard', () => {
  it('count what was booked and add up what was paid', () =>
    expect(
      orderFigures(
        [anOrder('confirmed', '50.10'), anOrder('confirmed', '0'), anOrder('pending'), anOrder('expired')],
        now,
      ),
    ).toEqual({ total: 2, spentCents: 5010, active: 2, pending: 1 }));
  it('count no checkout that was only opened, but what was paid too late', () => {
    const total = (...orders: ReturnType<typeof anOrder>[]) => orderFigures(orders, now).total;
    expect(total(anOrder('pending'), anOrder('expired'), { ...anOrder('cancelled'), confirmedAt: null })).toBe(0);
    expect(total(anOrder('cancelled'), { ...anOrder('refunded'), confirmedAt: null })).toBe(2);
  });
  it('count what was paid for a plan as spent, and not as booked', () =>
    expect(orderFigures([anOrder('confirmed'), { ...anOrder('confirmed', '99.00'), kind: 'plan' }], now)).toEqual({
      total: 1,
      spentCents: 12_400,
      active: 1,
      pending: 0,
    }));
  it('leave out of what was spent what went back, and nothing else', () => {
    const spent = (...orders: ReturnType<typeof anOrder>[]) => orderFigures(orders, now).spentCents;
    expect(spent({ ...anOrder('refunded'), refunded: '25.00' })).toBe(0);
    expect(spent({ ...anOrder('refunded'), refunded: '12.50' })).toBe(1250);
    expect(spent(anOrder('cancelled'))).toBe(2500);
    // A hold that was given back was never paid, and neither was what came too late.
    expect(spent({ ...anOrder('cancelled'), confirmedAt: null })).toBe(0);
    expect(spent({ ...anOrder('refunded'), confirmedAt: null, refunded: '25.00' })).toBe(0);
  });
  it('count nothing as spent or active that a bank gave back, and what it only asks for still', () => {
    const figures = (dispute: 'open' | 'lost') => orderFigures([{ ...anOrder('confirmed'), dispute }], now);
    expect(figures('lost')).toMatchObject({ total: 1, spentCents: 0, active: 0 });
    expect(figures('open')).toMatchObject({ total: 1, spentCents: 2500, active: 1 });
  });
});

describe('when a booking takes place', () => {
  const until = (date: string, time: string) => ({ ...anOrder('confirmed'), until: { date, time } });
  const on = (date: string | null, status: OrderStatus = 'confirmed', id = date ?? 'undated') => ({
    ...anOrder(status),
    id,
    date,
    startsAt: `${date ?? '2026-08-20'}T20:30:00.000Z`,
  });
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

  it('is over when its night is, or when a stay ends; not while there is no date', () => {
    expect(isOver({ ...anOrder('confirmed'), date: '2026-08-20' }, now)).toBe(true);
    // Five in the morning still belongs to the evening before.
    expect(isOver({ ...anOrder('confirmed'), date: '2026-08-20' }, new Date('2026-08-21T03:00:00Z'))).toBe(false);
    expect(isOver(until('2026-08-21', '22:00'), now)).toBe(true);
    expect(isOver(until('2026-08-21', '22:01'), now)).toBe(false);
    expect(isOver({ ...anOrder('confirmed'), date: null }, now)).toBe(false);
    const twoNights = { ...anOrder('confirmed'), date: '2026-08-20', lastDay: '2026-08-21' };
    expect(isOver(twoNights, new Date('2026-08-22T03:59:00Z'))).toBe(false);
    expect(isOver(twoNights, new Date('2026-08-22T04:00:00Z'))).toBe(true);
  });

  it('orders them: next first and without a date last, whatever became of them, and what is over from the last one back', () => {
    const { ahead, past } = bookingsByTime(
      [
        on('2026-08-19'),
        on(null),
        on('2026-09-02'),
        on('2026-08-22', 'refunded'),
        on('2026-08-21', 'confirmed', 'b'),
        on('2026-08-20', 'cancelled'),
        on('2026-08-21', 'confirmed', 'a'),
      ],
      now,
    );
    expect(ids(ahead)).toEqual(['a', 'b', '2026-08-22', '2026-09-02', 'undated']);
    expect(ids(past)).toEqual(['2026-08-20', '2026-08-19']);
  });

  it('is not active any more once it is over', () =>
    expect(orderFigures([on('2026-08-20'), on('2026-08-21')], now)).toMatchObject({ total: 2, active: 1 }));
});

describe('news of a payment', () => {
  it('is an order confirmed in the last minutes', () =>
    expect(justConfirmed([anOrder('pending'), anOrder('confirmed')], now)).toEqual(anOrder('confirmed')));
  it('is the last one, and no older one in its place once that was cancelled', () => {
    const [older, last] = [anOrder('confirmed', '1.00', '2026-08-21T19:45:00Z'), anOrder('confirmed')];
    expect(justConfirmed([older, last], now)).toBe(last);
    const cancelled = { ...last, status: 'cancelled' as const, cancelledAt: '2026-08-21T19:55:00Z' };
    expect(justConfirmed([cancelled, older], now)).toBeUndefined();
  });
  it('is no news any more once another one was cancelled, or a ticket of it', () => {
    const at = { cancelledAt: '2026-08-21T19:55:00Z' };
    const older = { ...anOrder('refunded', '1.00', '2026-08-21T12:00:00Z'), ...at };
    expect(justConfirmed([anOrder('confirmed'), older], now)).toBeUndefined();
    expect(justConfirmed([{ ...anOrder('confirmed'), tickets: [at, { cancelledAt: null }] }], now)).toBeUndefined();
    const before = { ...older, cancelledAt: '2026-08-21T19:49:00Z' };
    expect(justConfirmed([anOrder('confirmed'), before], now)).toEqual(anOrder('confirmed'));
  });
  it('is not made by the address alone', () => {
    expect(justConfirmed([], now)).toBeUndefined();
    expect(justConfirmed([anOrder('pending')], now)).toBeUndefined();
    expect(justConfirmed([anOrder('confirmed', '25.00', '2026-08-21T10:00:00Z')], now)).toBeUndefined();
  });
});

describe('the stay of an order', () => {
  const startsAt = '2026-08-21T14:00:00.000Z';
  const many = { units: 3, quantity: 1, guests: null } as const;
  const order = { date: '2026-08-21', time: '16:00', startsAt, unit: 'night', ...many } as const;
  it('has an hour where hours are rented', () => {
    expect(heldStay(order)).toEqual({ from: '2026-08-21', units: 3, quantity: 1 });
    expect(heldStay({ ...order, guests: 4 })).toEqual({ from: '2026-08-21', units: 3, quantity: 1, guests: 4 });
    expect(heldStay({ ...order, unit: 'hour' })).toEqual({ from: '2026-08-21', time: '16:00', units: 3, quantity: 1 });
  });
  it('says which of the two hours it is where the clock shows it twice', () => {
    const night = { ...order, date: '2026-10-25', time: '02:00', unit: 'hour' } as const;
    expect(heldStay({ ...night, startsAt: '2026-10-25T00:00:00.000Z' })?.fold).toBe('first');
    expect(heldStay({ ...night, startsAt: '2026-10-25T01:00:00.000Z' })?.fold).toBe('second');
  });
  it('is none for an event', () => expect(heldStay({ ...order, unit: null })).toBeUndefined());
});
