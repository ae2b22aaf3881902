/** The desk erases who can't do it themselves: who lost their way in, was suspended, or is too young. On both engines. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';

const noted: string[] = [];
let house: TestHouse;
let admin: Member;
let ana: Member;
beforeAll(async () => {
  house = await openTestHouse({ noteErasure: async (id) => void noted.push(id) });
});
afterAll(() => house.close());
beforeEach(async () => {
  noted.length = 0;
  admin = await house.signedInAs('admin');
  ana = await house.signedInAs();
  await house.db.update(users).set({ fullName: 'Ana Casamayor' }).where(eq(users.id, ana.id));
});

const erase = (id: string, as = admin, why = 'minor') =>
  house.call('POST', `/api/admin/users/${id}/erasure`, { as, body: { why } });
const told = async (reply: ReturnType<typeof erase>) => [(await reply).status, (await reply).body.code];
const rowOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0];

test('it goes as by their own hand, the list outside hears of it, and the log says who and why without a name', async () => {
  expect((await erase(ana.id)).status).toBe(200);
  const row = await rowOf(ana);
  expect([row?.erasedAt, row?.email, row?.fullName.includes('Ana')]).toEqual([house.time.now, null, false]);
  expect(noted).toEqual([ana.id]);
  expect((await house.call('GET', '/api/account', { as: ana })).status).toBe(401);
  const log = await house.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, ana.id), eq(auditEntries.action, 'delete')));
  expect(log).toMatchObject([{ actorId: admin.id, after: { why: 'minor' } }]);
  expect(JSON.stringify(log)).not.toContain('Casamayor');
  expect(await told(erase(ana.id))).toEqual([409, 'conflict']);
});

test('who was suspended is erased as well', async () => {
  await house.call('PUT', `/api/admin/users/${ana.id}/suspension`, { as: admin, body: { reason: 'A reason' } });
  expect((await erase(ana.id, admin, 'asked')).status).toBe(200);
});

test('a booking that lies ahead is cancelled first, a seat taken away first, and nobody is erased who is not there', async () => {
  const event = await anEvent(house.db, { priceCents: 0 });
  const { body: order } = await house.call('POST', '/api/orders', { as: ana, body: { eventId: event.id } });
  expect(await told(erase(ana.id))).toEqual([409, 'has_bookings']);
  expect([(await rowOf(ana))?.erasedAt, noted]).toEqual([null, []]);
  await house.call('POST', `/api/admin/orders/${order.id}/cancellation`, { as: admin });
  expect((await erase(ana.id)).status).toBe(200);
  expect(await told(erase((await house.signedInAs('moderator')).id))).toEqual([409, 'conflict']);
  expect(await told(erase(admin.id))).toEqual([409, 'conflict']);
  expect(await told(erase('AbCdEfGhJkLmNpQr'))).toEqual([404, 'not_found']);
});
