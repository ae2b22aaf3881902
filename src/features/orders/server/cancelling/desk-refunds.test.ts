/** The desk gives a part of an order back, at the door (decision 0048). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent, placesTakenOf } from '#features/events/server/factory.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '../buying/confirming.ts';
import { holdEvent } from '../factory.ts';
import { disputes } from '../table.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
let ana: Member;
let order: { readonly id: string; readonly eventId: string };
beforeAll(async () => {
  [admin, owner] = [await house.signedInAs('admin'), await house.signedInAs('business')];
});
/** Two tickets of €25, of which the owner has 44 euro. */
beforeEach(async () => {
  house.time.now = new Date('2026-08-01T10:00:00Z');
  ana = await house.signedInAs();
  await house.db.update(users).set({ email: 'ana@correo.example' }).where(eq(users.id, ana.id));
  const { id: eventId } = await anEvent(house.db, { ownerId: owner.id, cancellation: 'final' });
  const { id } = await holdEvent(house.db, { userId: ana.id, eventId, quantity: 2 }, house.time.now);
  await house.db.transaction((db) => confirmOrder(db, id, house.time.now));
  order = { id, eventId };
});

const note = 'The band was late.';
const usual = { amountCents: 1000, note, bearer: 'both', refunded: '0' };
const give = (over: object = {}, as = admin, id = order.id) =>
  house.call('POST', `/api/admin/orders/${id}/refunds`, { as, body: { ...usual, ...over } });
const mine = async () => (await house.call('GET', `/api/orders/${order.id}`, { as: ana })).body;
async function balances(): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  const rows = await house.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, order.id));
  for (const { account, amountCents } of rows) sums[account] = (sums[account] ?? 0) + amountCents;
  expect(Object.values(sums).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  return sums;
}

test('a part goes back with a reason; the tickets stay good, the owner and the house bear it as they shared the sale', async () => {
  const { status, body } = await give();
  expect([status, body.status, body.refunded]).toEqual([200, 'confirmed', '10.00']);
  expect(body.refunds).toMatchObject([{ amount: '10.00', reason: 'desk', note, bearer: 'both', status: 'asked' }]);
  expect(await balances()).toEqual({ buyer: -5000, owner: 3520, commission: 480, refund: 1000 });
  expect(await mine()).toMatchObject({ status: 'confirmed', quantity: 2, refunded: '10.00', notes: [note] });
  const letters = await house.db.select().from(mails).where(eq(mails.userId, ana.id));
  expect(letters.find(({ letter }) => letter === 'partRefund')?.values).toMatchObject({
    seller: { taxNumber: expect.any(String), address: expect.any(String) },
    amount: '10.00',
    date: '2026-08-21',
    reason: note,
    cancelled: 0,
  });
  const [logged] = (await house.call('GET', '/api/admin/audit?entity=orders', { as: admin })).body;
  expect(logged).toMatchObject({ entityId: order.id, before: { refunded: '0' }, after: { refunded: '10.00', note } });
  const code = (await mine()).tickets[0].code;
  house.time.now = new Date('2026-08-21T20:00:00Z');
  const entered = await house.call('POST', `/api/events/${order.eventId}/check-in`, { as: owner, body: { code } });
  expect(entered.status).toBe(200);
});

test('what the house bears alone leaves the owner theirs, until all of the sale is back', async () => {
  await give({ bearer: 'house' });
  expect(await balances()).toEqual({ buyer: -5000, owner: 4400, commission: -400, refund: 1000 });
  await give({ amountCents: 500, refunded: '10.00' });
  expect(await balances()).toEqual({ buyer: -5000, owner: 3960, commission: -460, refund: 1500 });
  await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
  expect(await balances()).toEqual({ buyer: -5000, owner: 0, commission: 0, refund: 5000 });
});

test('parts are of what is left: never more, never twice for the same look, and of a cancelled order too', async () => {
  expect((await give({ amountCents: 5001 })).body).toMatchObject({ status: 422, errors: [{ path: 'amountCents' }] });
  expect((await give()).status).toBe(200);
  expect((await give()).body.code).toBe('refund_changed');
  expect((await give({ amountCents: 4001, refunded: '10.00' })).status).toBe(422);
  // The policy gives nothing back; the desk still may.
  const cancelled = await house.call('POST', `/api/orders/${order.id}/cancellation`, {
    as: ana,
    body: { refund: '0' },
  });
  expect(cancelled.body).toMatchObject({ status: 'refunded' });
  expect((await give({ amountCents: 4000, refunded: '10.00' })).body).toMatchObject({ refunded: '50.00' });
  expect(await balances()).toEqual({ buyer: -5000, owner: 0, commission: 0, refund: 5000 });
});

test('tickets that are named are cancelled with it; with the last of them the order ends', async () => {
  const [first, second] = (await mine()).tickets;
  const { body } = await give({ tickets: [first.id] });
  expect(body).toMatchObject({ status: 'confirmed', quantity: 1 });
  expect(body.codes.map((code: { cancelledAt: string | null }) => code.cancelledAt !== null)).toEqual([true, false]);
  expect(await placesTakenOf(house.db, order.eventId)).toBe(1);
  const again = await give({ refunded: '10.00', tickets: [first.id] });
  expect([again.status, again.body.code]).toEqual([409, 'invalid_transition']);
  expect((await give({ refunded: '10.00', tickets: ['nobodyknowsthis1'] })).status).toBe(404);
  expect((await mine()).refunded).toBe('10.00');
  expect((await give({ refunded: '10.00', tickets: [second.id] })).body).toMatchObject({ status: 'refunding' });
  expect(await placesTakenOf(house.db, order.eventId)).toBe(0);
});

test('is the desk’s alone, and refuses what is no part: nothing, no reason, what was never paid, what a bank asks for', async () => {
  for (const as of [owner, ana]) expect((await give({}, as)).status).toBe(403);
  for (const over of [
    { amountCents: 0 },
    { amountCents: -1 },
    { amountCents: 1.5 },
    { note: ' ' },
    { bearer: 'owner' },
  ])
    expect((await give(over)).status).toBe(422);
  expect((await give({}, admin, 'nobodyknowsthis1')).status).toBe(404);
  const { id: eventId } = await anEvent(house.db);
  const held = await holdEvent(house.db, { userId: ana.id, eventId, quantity: 1 }, house.time.now);
  expect((await give({}, admin, held.id)).body.code).toBe('invalid_transition');
  const dispute = {
    id: 'du_part',
    orderId: order.id,
    amountCents: 5000,
    reason: 'fraudulent',
    status: 'lost',
  } as const;
  const at = house.time.now;
  await house.db.insert(disputes).values({ ...dispute, createdAt: at, settledAt: at });
  expect((await give()).body.code).toBe('invalid_transition');
  expect(await balances()).toEqual({ buyer: -5000, owner: 4400, commission: 600 });
});
