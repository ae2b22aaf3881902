/** The desk erases who can't do it themselves: who lost their way in, was suspended, or is too young. */
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '#app/server/personal-data.ts';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { eraseAgain } from './service.ts';

const noted: string[] = [];
const post = keepingMailer();
const house = aTestHouse({ mailer: post, noteErasure: async (id) => void noted.push(id) });
let admin: Member;
let ana: Member;
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

describe('the last letter', () => {
  const address = 'ana@correo.example';
  const letters = () => house.db.select().from(mails).where(eq(mails.recipient, address));
  beforeEach(async () => {
    post.mails.length = 0;
    await house.db.delete(mails);
    await house.db.update(users).set({ email: address, language: 'es' }).where(eq(users.id, ana.id));
  });

  test('goes to the mailbox that the account had, in its language, and is forgotten with its address', async () => {
    const event = await anEvent(house.db);
    const order = await holdEvent(house.db, { userId: ana.id, eventId: event.id, quantity: 1 }, house.time.now);
    await house.db.transaction((db) => confirmOrder(db, order.id, house.time.now));
    house.time.now = new Date('2026-09-21T18:00:00Z');
    await house.db.delete(mails);
    expect((await erase(ana.id, await house.signedInAs('admin'))).status).toBe(200);
    expect(await letters()).toMatchObject([
      { letter: 'accountErased', language: 'es', userId: null, values: { why: 'minor', kept: [{ what: 'orders' }] } },
    ]);
    await house.runTasks();
    expect(post.mails).toMatchObject([{ to: address, subject: 'Tu cuenta está borrada' }]);
    expect(post.mails[0]?.text).toMatch(/Código de Comercio \(artículo 30\)[\s\S]*órgano certificado/);
    expect(await letters()).toEqual([]);
  });

  test('is not written to who erased their account themselves, nor when a backup brought somebody back', async () => {
    expect((await house.call('POST', '/api/account/erasure', { as: ana, body: { password } })).status).toBe(200);
    await house.db.update(users).set({ erasedAt: null, email: address }).where(eq(users.id, ana.id));
    expect(await eraseAgain(house.db, personalData, [{ id: ana.id, at: house.time.now }])).toBe(1);
    await house.runTasks();
    expect([await letters(), post.mails]).toEqual([[], []]);
  });
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
