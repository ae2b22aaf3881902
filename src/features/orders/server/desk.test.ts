import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { ordersWith } from './records/finding.ts';
import { disputes, orders } from './table.ts';

const house = aTestHouse();
let admin: Member;
let ana: Member;
let paid: { id: string };
let joined: { id: string; tickets: { code: string }[] };
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  ana = await house.signedInAs();
  await house.db.update(users).set({ fullName: 'Ana Peñíscola' }).where(eq(users.id, ana.id));
  const free = await anEvent(house.db, { priceCents: 0, title: { en: 'Foam night', es: 'Noche de espuma' } });
  joined = (await house.call('POST', '/api/orders', { as: ana, body: { eventId: free.id, quantity: 2 } })).body;
  house.time.now = new Date('2026-08-21T18:01:00Z');
  const event = await anEvent(house.db, { priceCents: 1250, title: { en: 'Quartet' } });
  const bo = await house.signedInAs();
  const intent = await house.call('POST', '/api/create-payment-intent', {
    as: bo,
    body: { amount: 12.5, currency: 'eur', metadata: { type: 'event', itemId: event.id, userId: bo.id, quantity: 1 } },
  });
  paid = { id: intent.body.orderId };
});

const list = (query = '') => house.call('GET', `/api/admin/orders${query}`, { as: admin });
const ids = async (query: string) => (await list(query)).body.map(({ id }: { id: string }) => id);

test('all orders, newest first, with their buyer and what they bought', async () => {
  const { body, headers } = await list();
  expect(headers.get('x-total-count')).toBe('2');
  expect(body).toMatchObject([
    { id: paid.id, title: 'Quartet', buyer: 'Test Member', amount: '12.50', status: 'pending', tickets: 0 },
    { id: joined.id, title: 'Foam night', buyer: 'Ana Peñíscola', quantity: 2, amount: '0', tickets: 2 },
  ]);
  expect((await list('?lang=es')).body[1].title).toBe('Noche de espuma');
  expect(await ids('?sort=amount')).toEqual([joined.id, paid.id]);
});

test('words are looked for in the event, in either language, and in the buyer', async () => {
  for (const query of ['?q=espuma', '?q=peniscola', '?q=ana+FOAM']) expect(await ids(query)).toEqual([joined.id]);
  expect(await ids('?q=ana+quartet')).toEqual([]);
  expect(await ids("?q=%25'--")).toEqual([]);
});

test('an order is found by its number, by a ticket’s code however it is typed, and by its buyer’s e-mail', async () => {
  const [ticket] = joined.tickets;
  const code = ticket?.code ?? '';
  const halves = `${code.slice(0, 4)} ${code.slice(4)}`;
  await house.db.update(users).set({ email: 'ana@penyal.example' }).where(eq(users.id, ana.id));
  for (const q of [joined.id, code, code.toLowerCase(), halves, 'ana@penyal.example'])
    expect(await ids(`?q=${encodeURIComponent(q)}`)).toEqual([joined.id]);
  expect(await ids(`?q=${paid.id}`)).toEqual([paid.id]);
  expect(await ids(`?q=${joined.id.slice(1)}`)).toEqual([]);
  // Its end is what somebody reads out on the phone, in letters of either size; less of it is nobody's.
  for (const end of [paid.id.slice(-4), paid.id.slice(-8).toLowerCase()])
    expect(await ids(`?q=${end}`)).toEqual([paid.id]);
  expect(await ids(`?q=${paid.id.slice(-3)}`)).toEqual([]);
});

test('what is a number alone is found by its index: orders are read through where somebody is called so', async () => {
  const whole = async (q: string) => {
    const found = house.db
      .select({ id: orders.id })
      .from(orders)
      .where(await ordersWith(house.db, q));
    return found.toSQL().sql;
  };
  expect(await whole(paid.id.slice(-6))).not.toContain('item_id');
  expect(await whole('Foam')).toContain('item_id');
  const planned = await house.db.transaction(async (db) => {
    await db.execute(sql`set local enable_seqscan = off`);
    const end = sql`reverse(lower(${orders.id})) like 'dcba%'`;
    const { rows } = (await db.execute(sql`explain select 1 from ${orders} where ${end}`)) as { rows: object[] };
    return JSON.stringify(rows);
  });
  expect(planned).toContain('orders_read_out');
});

test('a hold whose time is up is listed as expired, before any task has come by', async () => {
  expect(await ids('?status=pending')).toEqual([paid.id]);
  expect(await ids('?status=expired')).toEqual([]);
  house.time.now = new Date('2026-08-21T18:20:00Z');
  expect(await ids('?status=pending')).toEqual([]);
  expect(await ids('?status=expired')).toEqual([paid.id]);
  expect((await list('?status=expired')).body[0].status).toBe('expired');
  expect(await ids('?status=confirmed')).toEqual([joined.id]);
});

test('what a bank asks or has got the money back of is said so, and found by that alone, with what was paid besides', async () => {
  const [booked] = await house.db.select().from(orders).where(eq(orders.id, joined.id));
  const { id: itemId } = await aRental(house.db);
  const of = { itemId, extendsOrderId: joined.id, eventId: undefined, rentalId: undefined };
  const besides = { id: 'SuppOfJoined0001', kind: 'supplement' as const, ...of };
  if (booked) await house.db.insert(orders).values({ ...booked, ...besides });
  const told = { id: 'du_1', orderId: besides.id, amountCents: 1, reason: 'fraudulent', createdAt: house.time.now };
  const both = [besides.id, joined.id].toSorted();
  const found = async (query: string) => (await ids(query)).toSorted();
  for (const [said, status] of [
    ['disputed', 'open'],
    ['lost', 'lost'],
  ] as const) {
    await house.db.insert(disputes).values({ ...told, status, settledAt: status === 'open' ? null : house.time.now });
    expect((await list()).body.filter(({ status }: { status: string }) => status === said)).toHaveLength(2);
    expect(await found(`?status=${said}`)).toEqual(both);
    expect(await found(`?status=${said === 'lost' ? 'disputed' : 'lost'}`)).toEqual([]);
    expect(await found('?status=confirmed')).toEqual([]);
    const { body: file } = await house.call('GET', '/api/admin/orders.csv', { as: admin });
    expect(file).not.toContain('Confirmed');
    await house.db.delete(disputes);
  }
  expect(await found('?status=confirmed')).toEqual(both);
  await house.db.delete(orders).where(eq(orders.id, besides.id));
});

test('one order is told whole, but for the codes that open a door', async () => {
  const { body } = await house.call('GET', `/api/admin/orders/${joined.id}`, { as: admin });
  expect(body).toMatchObject({ buyer: { id: ana.id, fullName: 'Ana Peñíscola' }, payments: [], status: 'confirmed' });
  expect(body.codes.map(({ end }: { end: string }) => end).toSorted()).toEqual(
    joined.tickets.map(({ code }) => `••••••${code.slice(-2)}`).toSorted(),
  );
  const codesFor = async (as: Member) =>
    (await house.call('GET', `/api/users/${ana.id}/orders`, { as })).body.flatMap((one: typeof joined) =>
      one.tickets.map(({ code }) => code),
    );
  expect((await codesFor(ana)).toSorted()).toEqual(joined.tickets.map(({ code }) => code).toSorted());
  expect((await codesFor(admin)).toSorted()).toEqual(body.codes.map(({ end }: { end: string }) => end).toSorted());
  const other = await house.call('GET', `/api/admin/orders/${paid.id}`, { as: admin });
  expect(other.body.payments).toMatchObject([{ provider: 'sandbox', status: 'open', amount: '12.50' }]);
  expect(JSON.stringify(other.body)).not.toContain('secret');
});

test('an order that is not there is 404', async () => {
  expect((await house.call('GET', '/api/admin/orders/AbCdEfGhJkLmNpQr', { as: admin })).status).toBe(404);
});
