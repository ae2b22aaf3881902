/** What a business sees of its sales: its own, to the cent (issue 6). */
import { eq, isNotNull, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { confirmOrder, eventWish, hold, stayWish } from '#features/orders/server/doors/buying.ts';
import type { Wish } from '#features/orders/server/doors/buying.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { soldBy } from './sold.ts';

const house = aTestHouse();
let owner: Member;
let other: Member;
let buyer: Member;
let party: { readonly id: string };
let flat: { readonly id: string };

const buy = async (wish: Wish): Promise<string> => {
  const { id } = (await house.db.transaction((db) => hold(db, wish, house.time.now))).order;
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  return id;
};
const ask = (path: string, as = owner) => house.call('GET', `/api/workspace/${path}`, { as });

beforeAll(async () => {
  [owner, other, buyer] = [
    await house.signedInAs('business'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
  await house.db.update(users).set({ fullName: 'Iratxe Goñi', phone: '+34600777001' }).where(eq(users.id, buyer.id));
  const ownerId = owner.id;
  party = await anEvent(house.db, { ownerId, priceCents: 1995, title: { en: '=Roof party' }, date: '2026-09-05' });
  flat = await aRental(house.db, { ownerId, cancellation: 'flexible' });
  const theirs = await anEvent(house.db, { ownerId: other.id, priceCents: 700, date: '2026-09-01' });
  await buy(eventWish({ userId: buyer.id, eventId: party.id, quantity: 3 }));
  const stay = { from: '2026-08-27', units: 3, quantity: 1 };
  const booked = await buy(stayWish({ userId: buyer.id, rentalId: flat.id, ...stay }));
  await buy(eventWish({ userId: buyer.id, eventId: theirs.id, quantity: 1 }));
  // In September one stay is bought and cancelled in time: all of it goes back.
  house.time.now = new Date('2026-08-31T22:30:00Z');
  const late = await buy(stayWish({ userId: buyer.id, rentalId: flat.id, ...stay, from: '2026-09-20', units: 1 }));
  const { refund } = (await house.call('GET', `/api/orders/${late}/cancellation`, { as: buyer })).body;
  await house.call('POST', `/api/orders/${late}/cancellation`, { as: buyer, body: { refund } });
  house.time.now = new Date('2026-08-26T10:00:00Z');
  expect(booked).not.toBe(late);
});

test('bookings are the own ones, what comes next first, with the guest’s phone where they are to meet', async () => {
  const { body, headers } = await ask('bookings');
  expect(headers.get('x-total-count')).toBe('3');
  expect(body).toMatchObject([
    { kind: 'rental', date: '2026-08-27', units: 3, amount: '270.00', buyer: 'Iratxe Goñi', phone: '+34600777001' },
    { kind: 'event', date: '2026-09-05', quantity: 3, amount: '59.85', buyer: 'Iratxe Goñi', phone: null },
    { kind: 'rental', date: '2026-09-20', status: 'refunding', refunded: '90.00', phone: null },
  ]);
  house.time.now = new Date('2026-09-07T10:00:00Z');
  const dates = (await ask('bookings')).body.map(({ date }: { date: string }) => date);
  expect(dates).toEqual(['2026-09-20', '2026-09-05', '2026-08-27']);
  // A stay that runs comes before what begins later.
  house.time.now = new Date('2026-08-29T10:00:00Z');
  expect((await ask('bookings')).body.map(({ date }: { date: string }) => date)).toEqual([
    '2026-08-27',
    '2026-09-05',
    '2026-09-20',
  ]);
  house.time.now = new Date('2026-08-26T10:00:00Z');
});

test('an event has sold what stands, in its list and in the calendar, not what somebody is paying for', async () => {
  const owned = await house.signedInAs('business');
  const event = await anEvent(house.db, { ownerId: owned.id, priceCents: 1800, date: '2026-10-10' });
  await buy(eventWish({ userId: buyer.id, eventId: event.id, quantity: 4 }));
  const wish = eventWish({ userId: other.id, eventId: event.id, quantity: 3 });
  await house.db.transaction((db) => hold(db, wish, house.time.now));
  const sold = { placesTaken: 7, ticketsSold: 4 };
  expect((await house.call('GET', '/api/admin/events', { as: owned })).body).toMatchObject([sold]);
  expect((await house.call('GET', `/api/admin/events/${event.id}`, { as: owned })).body).toMatchObject(sold);
  expect((await ask('calendar?month=2026-10', owned)).body).toMatchObject([{ quantity: 4 }]);
  expect((await house.call('GET', '/api/check-in/events', { as: owned })).body).toMatchObject([{ sold: 4 }]);
});

test('they are narrowed by listing, state and words, but nobody tries out phones', async () => {
  const found = async (query: string) => (await ask(`bookings?${query}`)).body.length;
  expect(await found(`listing=${party.id}`)).toBe(1);
  expect(await found('status=refunded')).toBe(1);
  expect(await found('q=goni+roof')).toBe(1);
  expect(await found('q=600777001')).toBe(0);
  expect((await ask('bookings', other)).body).toHaveLength(1);
});

test('the calendar shows stays and events of the month, and nobody else’s', async () => {
  expect((await ask('calendar?month=2026-09')).body).toMatchObject([
    { kind: 'event', title: '=Roof party', from: '2026-09-05', to: '2026-09-05', quantity: 3 },
  ]);
  expect((await ask('calendar?month=2026-08')).body).toMatchObject([
    { kind: 'rental', from: '2026-08-27', to: '2026-08-30', buyer: 'Iratxe Goñi' },
  ]);
  expect((await ask('calendar?month=2026-13')).status).toBe(422);
});

test('the calendar shows an event of two nights on both, across the end of a month', async () => {
  const owned = await house.signedInAs('business');
  const duration = { en: '2 days', es: '2 días' };
  await anEvent(house.db, { ownerId: owned.id, date: '2026-10-31', time: '17:00', duration });
  for (const month of ['2026-10', '2026-11'])
    expect((await ask(`calendar?month=${month}`, owned)).body).toMatchObject([
      { from: '2026-10-31', to: '2026-11-01' },
    ]);
  expect((await ask('calendar?month=2026-12', owned)).body).toEqual([]);
});

test('the sums of the ledger are those of the orders, by month of the town’s clock and by listing', async () => {
  const { body } = await ask('ledger');
  const own = await house.db.select().from(orders).where(eq(orders.ownerId, owner.id));
  const sumOf = (cents: (order: (typeof own)[number]) => number) => own.reduce((sum, order) => sum + cents(order), 0);
  const gross = sumOf((order) => order.amountCents);
  const refunded = sumOf((order) => order.refundedCents);
  // A starter's commission is 12 percent; the cancelled stay's went back with it.
  const commission = Math.round(5985 * 0.12) + Math.round(27_000 * 0.12);
  const net = gross - refunded;
  // Nothing of it is over yet: all of it can still be cancelled.
  const left = net - commission;
  const total = { carried: 0, gross, refunded, net, commission, paid: 0, left, notDue: left, payable: 0 };
  expect(body.total).toEqual(total);
  expect(gross).toBe(5985 + 27_000 + 9000);
  expect(body.months).toMatchObject([
    { month: '2026-09', carried: left, gross: 9000, refunded: 9000, net: 0, commission: 0, left },
    { month: '2026-08', carried: 0, gross: 32_985, refunded: 0, left },
  ]);
  expect(body.listings).toMatchObject([
    { id: party.id, gross: 5985 },
    { id: flat.id, gross: 36_000, refunded: 9000 },
  ]);
  const narrowed = await ask(`ledger?month=2026-09&listing=${flat.id}`);
  // What is due is of now, whichever month is asked for.
  expect(narrowed.body.total).toMatchObject({ carried: 23_760, gross: 9000, left: 23_760, notDue: 23_760 });
  expect(narrowed.body.listings).toMatchObject([{ id: flat.id, carried: 23_760, gross: 9000, left: 23_760 }]);
  expect((await ask('ledger', other)).body.total.gross).toBe(700);
});

test('its lines add up to its sums, each with its order', async () => {
  const { body, headers } = await ask('ledger/lines');
  expect([body.length, headers.get('x-total-count')]).toEqual([4, '4']);
  const { total } = (await ask('ledger')).body;
  for (const name of ['gross', 'refunded', 'net', 'commission', 'paid', 'notDue', 'payable'])
    expect(body.reduce((sum: number, line: Record<string, number>) => sum + (line[name] ?? 0), 0)).toBe(total[name]);
  const ids = new Set((await house.db.select({ id: orders.id }).from(orders)).map(({ id }) => id));
  expect(body.every(({ orderId }: { orderId: string }) => ids.has(orderId))).toBe(true);
  expect((await ask('ledger/lines?page=2')).body).toEqual([]);
});

test('the file says the same, in the language asked for, and no cell is a formula', async () => {
  const { body } = await ask('ledger/export?lang=es');
  expect(body.name).toMatch(/^aftersun-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(body.csv.charCodeAt(0)).toBe(0xfeff);
  const [head, ...lines] = body.csv.slice(1).trimEnd().split('\r\n');
  expect(head).toContain('Bruto (EUR)');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).toContain("'=Roof party;Venta;59,85;0,00;59,85;7,18;0,00;52,67;0,00");
  expect(lines.at(-1)).toContain('Devolución;0,00;90,00;-90,00;-10,80;0,00;-79,20;0,00');
  const { total } = (await ask('ledger')).body;
  const notDue = lines.reduce(
    (sum: number, line: string) => sum + Math.round(Number(line.split(';').at(-2)?.replace(',', '.')) * 100),
    0,
  );
  expect(notDue).toBe(total.notDue);
  expect((await ask('ledger/export', other)).body.csv.split('\r\n')).toHaveLength(3);
});

test('what somebody sold is found without looking through all that was sold', async () => {
  const plan = await house.db.transaction(async (db) => {
    // Of a handful of orders any index is as good: many that others sold tell which one finds theirs. Orders that nobody
    // paid would not, for an index of the paid ones has none of them.
    const [one] = await db.select().from(orders).where(isNotNull(orders.confirmedAt)).limit(1);
    if (one === undefined) throw new Error('nothing was sold');
    const others = Array.from({ length: 300 }, (_, n) => ({ ...one, id: `copy-${n}`, ownerId: null }));
    await db.insert(orders).values(others);
    await db.execute(sql`analyze orders`);
    await db.execute(sql`set local enable_seqscan = off`);
    const found = db.select({ id: orders.id }).from(orders).where(soldBy(owner.id));
    const { rows } = (await db.execute(sql`explain ${found}`)) as { rows: readonly Record<string, string>[] };
    return rows.flatMap((row) => Object.values(row)).join(' ');
  });
  expect(plan).toContain('orders_of_owner');
});
