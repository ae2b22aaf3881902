/** A suspended account: out, hidden, unpaid, and what guests have stays good (decision 0046). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { confirmOrder } from '#features/orders/server/doors/buying.ts';
import { holdEvent } from '#features/orders/server/factory.ts';
import { openSession } from '../service.ts';
import { users } from '../table.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
let guest: Member;
beforeEach(async () => {
  [admin, owner, guest] = [
    await house.signedInAs('admin'),
    await house.signedInAs('business'),
    await house.signedInAs(),
  ];
});

const reason = 'Guests found the door closed twice.';
const suspension = (id: string, method: 'PUT' | 'DELETE', as = admin) =>
  house.call(method, `/api/admin/users/${id}/suspension`, { as, ...(method === 'PUT' ? { body: { reason } } : {}) });
const phoneOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';
const signIn = async (member: Member) =>
  house.call('POST', '/api/auth/signin', { body: { phone: await phoneOf(member), password } });
const me = ({ cookie }: Member) => house.call('GET', '/api/auth/me', { headers: { cookie } });

describe('suspending', () => {
  test('ends the sessions, refuses the way in with its reason, and is in the log', async () => {
    const reply = await suspension(owner.id, 'PUT');
    expect([reply.status, reply.body.suspensionReason, reply.body.openSessions]).toEqual([200, reason, 0]);
    expect((await me(owner)).status).toBe(401);
    const refused = await signIn(owner);
    expect(refused.body).toMatchObject({
      status: 403,
      code: 'account_suspended',
      errors: [{ path: 'reason', message: reason }],
    });
    expect(refused.headers.getSetCookie()).toEqual([]);
    const wrong = { phone: await phoneOf(owner), password: 'not the password' };
    expect((await house.call('POST', '/api/auth/signin', { body: wrong })).status).toBe(401);
    const log = await house.call('GET', '/api/admin/audit?action=suspend', { as: admin });
    expect(log.body[0]).toMatchObject({ entity: 'users', entityId: owner.id, after: { suspensionReason: reason } });
    const listed = await house.call('GET', '/api/admin/users?suspended=true', { as: admin });
    expect(listed.body).toMatchObject([{ id: owner.id }]);
    await suspension(owner.id, 'DELETE');
    expect((await signIn(owner)).status).toBe(200);
  });

  test('a session that opened at the same moment opens nothing', async () => {
    await suspension(owner.id, 'PUT');
    const cookie = `session=${await openSession(house.db, owner.id, house.time.now)}`;
    expect((await me({ id: owner.id, cookie })).status).toBe(401);
  });

  test('hides their listings everywhere and sells none of them; lifting brings back what was public', async () => {
    const open = await anEvent(house.db, { ownerId: owner.id, title: { en: 'Lanternfish Ball' } });
    const draft = await anEvent(house.db, { ownerId: owner.id, status: 'draft' });
    const job = await aJob(house.db, { ownerId: owner.id });
    const seen = async () => [
      (await house.call('GET', `/api/events/${open.id}`)).status,
      (await house.call('GET', '/api/events')).body.some(({ id }: { id: string }) => id === open.id),
      (await house.call('GET', '/api/search/advanced?q=lanternfish')).body.total,
      (await house.call('GET', `/api/jobs/${job.id}`)).status,
      (await house.call('GET', `/api/events/${draft.id}`)).status,
    ];
    const before = await seen();
    expect(before).toEqual([200, true, before[2], 200, 404]);
    await suspension(owner.id, 'PUT');
    expect((await seen()).filter((_, place) => place !== 2)).toEqual([404, false, 404, 404]);
    const intent = await house.call('POST', '/api/create-payment-intent', {
      as: guest,
      body: {
        amount: 25,
        currency: 'eur',
        metadata: { type: 'event', itemId: open.id, userId: guest.id, quantity: 1 },
      },
    });
    expect(intent.status).toBe(404);
    await suspension(owner.id, 'DELETE');
    expect(await seen()).toEqual(before);
  });

  test('nothing of theirs is published meanwhile, saved back or taken by a step', async () => {
    const waiting = await anEvent(house.db, { ownerId: owner.id, status: 'draft', reviewAskedAt: house.time.now });
    const open = await anEvent(house.db, { ownerId: owner.id });
    await suspension(owner.id, 'PUT');
    const step = await house.call('POST', `/api/events/${waiting.id}/steps`, { as: admin, body: { step: 'publish' } });
    expect(step.body).toMatchObject({ status: 409, code: 'owner_suspended' });
    const { body } = await house.call('GET', `/api/admin/events/${open.id}`, { as: admin });
    expect(body).toMatchObject({ status: 'suspended', owner: { isSuspended: true } });
    const { title, description, location, address, date, time, duration, organizer, price } = body;
    const change = { title, description, location, address, date, time, duration, organizer, price };
    expect((await house.call('PUT', `/api/events/${open.id}`, { as: admin, body: change })).status).toBe(200);
    expect((await house.call('GET', `/api/events/${open.id}`)).status).toBe(404);
  });

  test('one handed to another account is public again', async () => {
    const open = await anEvent(house.db, { ownerId: owner.id });
    const other = await house.signedInAs('business');
    await suspension(owner.id, 'PUT');
    const body = { to: 'account', accountId: other.id };
    await house.call('PUT', `/api/admin/listings/events/${open.id}/owner`, { as: admin, body });
    expect((await house.call('GET', `/api/events/${open.id}`)).status).toBe(200);
  });

  test('a guest’s ticket stays good, and the owner’s payout is held until it is lifted', async () => {
    const party = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-22' });
    const held = await holdEvent(house.db, { userId: guest.id, eventId: party.id, quantity: 1 }, house.time.now);
    await house.db.transaction((db) => confirmOrder(db, held.id, house.time.now));
    await suspension(owner.id, 'PUT');
    const { body: order } = await house.call('GET', `/api/orders/${held.id}`, { as: guest });
    expect(order).toMatchObject({ status: 'confirmed', tickets: [{ usedAt: null }] });
    const door = { code: order.tickets[0].code };
    house.time.now = new Date('2026-08-22T18:00:00Z');
    const entry = await house.call('POST', `/api/events/${party.id}/check-in`, { as: admin, body: door });
    expect(entry.status).toBe(200);
    house.time.now = new Date('2026-08-24T18:00:00Z');
    const due = (await house.call('GET', `/api/admin/payouts/${owner.id}`, { as: admin })).body;
    expect(due).toMatchObject({ isSuspended: true, state: 'due' });
    expect((await house.call('GET', '/api/desk-counts', { as: admin })).body.money.payouts).toBe(0);
    const { asOf, version, dueCents: amountCents } = due;
    const pay = () =>
      house.call('POST', `/api/admin/payouts/${owner.id}`, {
        as: admin,
        body: { asOf, version, amountCents, reference: 'AFS-2026-0046' },
      });
    expect((await pay()).body).toMatchObject({ status: 409, code: 'owner_suspended' });
    await suspension(owner.id, 'DELETE');
    expect((await pay()).status).toBe(200);
  });

  test('is not for oneself, for whom the environment names, twice, or without a reason', async () => {
    expect((await suspension(admin.id, 'PUT')).status).toBe(409);
    const named = await house.signedInAs('admin');
    await house.db.update(users).set({ seatedBy: 'environment' }).where(eq(users.id, named.id));
    expect((await suspension(named.id, 'PUT')).status).toBe(409);
    const blank = await house.call('PUT', `/api/admin/users/${owner.id}/suspension`, {
      as: admin,
      body: { reason: ' ' },
    });
    expect(blank.status).toBe(422);
    expect((await suspension(owner.id, 'DELETE')).status).toBe(409);
    await suspension(owner.id, 'PUT');
    expect((await suspension(owner.id, 'PUT')).status).toBe(409);
    expect((await suspension('AbCdEfGhJkLmNpQr', 'PUT')).status).toBe(404);
    expect((await me(admin)).status).toBe(200);
  });

  test('a suspended one gets no seat', async () => {
    await suspension(owner.id, 'PUT');
    expect((await house.call('PUT', `/api/admin/users/${owner.id}/seat`, { as: admin })).status).toBe(409);
  });
});
