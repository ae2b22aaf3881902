/** Something new to buy, a pass for ten mornings, is sold by an offer of its own and without a change to this room. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { OrderKind } from '../../rules.ts';
import { cancelOrder, releaseAllExpiredHolds } from '../buying/release.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { listOrderRows } from '../records/finding.ts';
import { hold } from '../buying/holds.ts';
import { readBought } from '../records/stock.ts';
import type { OrderRow } from '../table.ts';
import { listTickets } from '../records/ticket-rows.ts';
import type { Offer, Wish } from './offer.ts';
import { addOffer } from './offers.ts';
import { orders, refunds } from '../table.ts';

/** The closed set of kinds is a promise to the web, which knows nothing of passes yet. */
const kind = 'pass' as OrderKind;
const itemId = 'yogaAtDawn';
const pricePerMorning = 900;

/** Who has how many, and what became of it. */
let left: number;
let held: Map<string, 'held' | 'paid'>;
const passes: Offer<{ readonly mornings: number }> = {
  kind,
  isBooking: true,
  lock: async () => ({
    price: ({ quantity, details: { mornings } }, at) => ({
      quantity,
      units: mornings,
      startsAt: new Date(at.getTime() + 3_600_000),
      amountCents: quantity * mornings * pricePerMorning,
    }),
    terms: () => ({ ownerId: null, commissionPercent: 0, supply: 'entry', refundSteps: [] }),
    take: async ({ id, quantity }, _at, before) => {
      const more = quantity - (before?.quantity ?? 0);
      if (more > left) return false;
      left -= more;
      held.set(id, 'held');
      return true;
    },
  }),
  gone: () => new Problem('sold_out', 'All passes are taken.'),
  confirm: async (_db, { id }) => {
    held.set(id, 'paid');
    return true;
  },
  release: async (_db, some) => {
    for (const { id, quantity } of some) if (held.delete(id)) left += quantity;
  },
  tickets: ({ quantity, units }) => quantity * units,
  describe: async () => () => ({
    itemId,
    title: { en: 'Yoga at dawn', es: 'Yoga al alba' },
    category: 'wellness' as never,
    poster: { motif: 'yoga', seed: 1 },
    location: 'Playa de Levante',
    address: '',
    date: null,
    time: null,
    until: null,
  }),
  letter: ({ quantity }, { bought: _bought, ...told }) => ({
    letter: 'order',
    values: { ...told, date: null, time: null, location: '', address: '', quantity },
  }),
};

const house = aTestHouse();
let buyer: Member;
let withdraw: () => void;
beforeEach(async () => {
  withdraw = addOffer(passes);
  [left, held] = [3, new Map()];
  buyer = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, buyer.id));
  await house.db.delete(mails);
});
afterEach(() => withdraw());

const wish = (quantity: number, mornings = 10): Wish => ({
  kind,
  itemId,
  userId: buyer.id,
  quantity,
  details: { mornings },
});
const ask = (wanted: Wish) => house.db.transaction((db) => hold(db, wanted, house.time.now));
const pay = (id: string) => house.db.transaction((db) => confirmOrder(db, id, house.time.now));
const letters = () => house.db.select({ letter: mails.letter, values: mails.values }).from(mails);
const find = async ({ id }: OrderRow) => (await house.db.select().from(orders).where(eq(orders.id, id)))[0];

describe('a pass', () => {
  test('is held at its price, paid, and comes with its tickets and its letter', async () => {
    const { order } = await ask(wish(2));
    expect(order).toMatchObject({ kind, itemId, status: 'pending', quantity: 2, units: 10, amountCents: 18_000 });
    expect([left, held.get(order.id)]).toEqual([1, 'held']);
    expect(await pay(order.id)).toBe('confirmed');
    expect(held.get(order.id)).toBe('paid');
    expect(await listTickets(house.db, [order.id])).toHaveLength(20);
    expect(await letters()).toMatchObject([
      { letter: 'order', values: { title: 'Yoga at dawn', amount: '180.00', quantity: 2 } },
    ]);
    const booked = await listOrderRows(house.db, buyer.id);
    expect(booked.map(({ id }) => id)).toEqual([order.id]);
    expect((await readBought(house.db, booked))(order)?.title.es).toBe('Yoga al alba');
    const lines = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
    expect(lines.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toContain(-18_000);
  });

  test('is asked for again in place of the own hold, which keeps its clock', async () => {
    const first = (await ask(wish(1))).order;
    house.later(5);
    const { order, before } = await ask(wish(3, 5));
    expect([order.id, before?.id, order.holdExpiresAt]).toEqual([first.id, first.id, first.holdExpiresAt]);
    expect([order.amountCents, left]).toEqual([13_500, 0]);
  });

  test('is refused when too few are left, and then nothing is written', async () => {
    await expect(ask(wish(4))).rejects.toMatchObject({ code: 'sold_out' });
    expect(await listOrderRows(house.db, buyer.id)).toEqual([]);
  });

  test('is given back by its holder, or when its time is up', async () => {
    const own = (await ask(wish(2))).order;
    await cancelOrder(house.db, buyer.id, own.id);
    expect(left).toBe(3);
    const lapsed = (await ask(wish(2))).order;
    house.later(16);
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect([left, (await find(lapsed))?.status]).toEqual([3, 'expired']);
  });

  test('that is paid too late is taken again while there are some; else the money goes back, with a letter', async () => {
    const [one, other] = [(await ask(wish(2))).order, await house.signedInAs()];
    house.later(16);
    await releaseAllExpiredHolds(house.db, house.time.now);
    expect(await pay(one.id)).toBe('confirmed');
    expect([left, held.get(one.id)]).toEqual([1, 'paid']);
    await house.db.delete(mails);
    const late = (await ask({ ...wish(1), userId: other.id })).order;
    await house.db.update(users).set({ email: 'bea@correo.example' }).where(eq(users.id, other.id));
    house.later(16);
    await releaseAllExpiredHolds(house.db, house.time.now);
    left = 0;
    expect(await pay(late.id)).toBe('refund');
    expect(await house.db.$count(refunds, eq(refunds.orderId, late.id))).toBe(1);
    expect(await letters()).toMatchObject([{ letter: 'refund', values: { title: 'Yoga at dawn' } }]);
  });
});

test('what nobody offers can’t be bought', async () => {
  withdraw();
  await expect(ask(wish(1))).rejects.toThrow('can be bought');
});
