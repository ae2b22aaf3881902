/** Teams (issue 21): who works for an owner, how they come in, what they reach, and how it ends. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { confirmOrder, eventWish, hold } from '#features/orders/server/doors/buying.ts';
import { tickets } from '#features/orders/server/table.ts';
import type { TeamRole } from '#kit/shared/endpoint.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { invitationDays, maxInTeam } from '../rules.ts';
import { aTeamMember } from './factory.ts';
import { dropOldInvitations } from './service.ts';
import { teamInvitations, teamMembers } from './table.ts';

let owner: Member;
let waiter: Member;
const start = new Date('2026-08-21T18:00:00Z');
const house = aTestHouse({ now: start });
beforeEach(async () => {
  [owner, waiter] = [await house.signedInAs('business'), await house.signedInAs()];
  await house.db.delete(mails);
});

const invite = (role: TeamRole = 'editor', email: string | null = null, as = owner) =>
  house.call('POST', '/api/team/invitations', { as, body: { role, email } });
const keyOf = (path: string) => path.replace('/team-invitation#token=', '');
const linkFor = async (role: TeamRole = 'editor', as = owner) => keyOf((await invite(role, null, as)).body.path);
const accept = (token: string, as = waiter) =>
  house.call('POST', '/api/team-invitations/accept', { as, body: { token } });
const read = (token: string) => house.call('POST', '/api/team-invitations/read', { body: { token } });
const membershipsOf = async (as: Member) => (await house.call('GET', '/api/team/memberships', { as })).body;
const join = async (role: TeamRole, as = waiter, to = owner) => accept(await linkFor(role, to), as);
const act = (ownerId: string | null, as = waiter) => house.call('PUT', '/api/team/acting', { as, body: { ownerId } });
const own = (kind: string, id: string, as: Member) => house.call('GET', `/api/admin/${kind}/${id}`, { as });

describe('an invitation', () => {
  test('is a link that says whose it is, opens once, and lets its holder work at once', async () => {
    await aBusiness(house.db, { ownerId: owner.id, name: 'La Terraza' });
    const { status, body } = await invite('door');
    expect([status, body.invitation.role, body.invitation.email]).toEqual([201, 'door', null]);
    const token = keyOf(body.path);
    expect((await read(token)).body).toMatchObject({ name: 'La Terraza', role: 'door' });
    const joined = await accept(token);
    const membership = { ownerId: owner.id, name: 'La Terraza', role: 'door' };
    expect(joined.body).toMatchObject({ acting: membership, memberships: [membership] });
    expect((await house.call('GET', '/api/team', { as: owner })).body).toMatchObject({
      members: [{ id: waiter.id, role: 'door', since: start.toISOString() }],
      invitations: [],
    });
    const second = await accept(token, await house.signedInAs());
    expect([second.status, second.body.code]).toEqual([410, 'link_expired']);
    expect((await read(token)).status).toBe(410);
  });

  test('lets one of many in who press at once', async () => {
    const token = await linkFor();
    const all = await Promise.all([1, 2, 3, 4].map(async () => accept(token, await house.signedInAs())));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410]);
    expect(await house.db.$count(teamMembers, eq(teamMembers.ownerId, owner.id))).toBe(1);
  });

  test('goes by letter in the language of its reader, with the key in the letter alone', async () => {
    await house.db.update(users).set({ email: 'eva@correo.example', language: 'es' }).where(eq(users.id, waiter.id));
    const { body } = await invite('finance', 'Eva@Correo.example');
    expect(body).toMatchObject({ path: null, invitation: { email: 'eva@correo.example' } });
    const [letter] = await house.db.select().from(mails);
    expect(letter).toMatchObject({ letter: 'teamInvitation', recipient: 'eva@correo.example', language: 'es' });
    const [kept] = await house.db.select().from(teamInvitations).where(eq(teamInvitations.id, body.invitation.id));
    expect(letter?.values).toMatchObject({ role: 'finance', lock: kept?.keyHash });
    expect((await read(kept?.keyHash ?? '')).status).toBe(410);
  });

  test('carries no link of a business’s name', async () => {
    await house.db.update(users).set({ fullName: 'Win at casino.example' }).where(eq(users.id, owner.id));
    await invite('editor', 'eva@correo.example');
    const [letter] = await house.db.select().from(mails);
    expect(JSON.stringify(letter?.values)).not.toContain('casino');
  });

  test('works for seven days, and is forgotten after them', async () => {
    const token = await linkFor();
    house.time.now = daysAfter(start, invitationDays);
    expect((await accept(token)).body.code).toBe('link_expired');
    await dropOldInvitations(house.db, new Date(house.time.now.getTime() + 1));
    expect(await house.db.$count(teamInvitations, eq(teamInvitations.ownerId, owner.id))).toBe(0);
  });

  test('is taken back by its owner, and by nobody else', async () => {
    const { body } = await invite();
    const path = `/api/team/invitations/${body.invitation.id}`;
    expect((await house.call('DELETE', path, { as: await house.signedInAs('business') })).status).toBe(404);
    expect((await read(keyOf(body.path))).status).toBe(200);
    const after = await house.call('DELETE', path, { as: owner });
    expect([after.status, after.body.invitations]).toEqual([200, []]);
    expect((await accept(keyOf(body.path))).status).toBe(410);
  });

  test('is not for its own owner nor for the desk, whom it stays good for others', async () => {
    const token = await linkFor();
    for (const as of [owner, await house.signedInAs('moderator'), await house.signedInAs('admin')])
      expect((await accept(token, as)).body.code).toBe('conflict');
    expect((await accept(token)).status).toBe(200);
  });

  test('opens nothing while its owner is suspended', async () => {
    const token = await linkFor();
    const suspended = { suspendedAt: start, suspensionReason: 'A reason' };
    await house.db.update(users).set(suspended).where(eq(users.id, owner.id));
    expect([(await read(token)).status, (await accept(token)).status]).toEqual([410, 410]);
  });

  test('is not made to one’s own mailbox, and no letter goes there', async () => {
    await house.db.update(users).set({ email: 'bar@correo.example' }).where(eq(users.id, owner.id));
    const { status, body } = await invite('editor', 'Bar@Correo.example');
    expect([status, body.errors[0].path]).toEqual([422, 'email']);
    expect(await house.db.$count(mails)).toBe(0);
  });

  test('is not made by the desk, and not for more than a team holds', async () => {
    const admin = await house.signedInAs('admin');
    expect((await invite('editor', null, admin)).body.code).toBe('not_an_owner');
    const row = { ownerId: owner.id, role: 'door' as const, createdAt: start, expiresAt: new Date('2026-08-25') };
    const many = Array.from({ length: maxInTeam - 1 }, (_, i) => ({
      ...row,
      id: `${owner.id}${i}`,
      keyHash: `${owner.id}${i}`,
    }));
    await house.db.insert(teamInvitations).values(many);
    expect((await invite()).status).toBe(201);
    expect((await invite()).body.code).toBe('conflict');
  });
});

describe('working for an owner', () => {
  test('an editor sees and writes the owner’s listings as the owner’s, and the log names both', async () => {
    const { id } = await anEvent(house.db, { ownerId: owner.id });
    expect((await own('events', id, waiter)).status).toBe(403);
    await join('editor');
    expect((await own('events', id, waiter)).status).toBe(200);
    const copy = await house.call('POST', `/api/events/${id}/copies`, { as: waiter, body: {} });
    expect(copy.status).toBe(201);
    expect((await own('events', copy.body.id, owner)).status).toBe(200);
    const [entry] = await house.db.select().from(auditEntries).where(eq(auditEntries.entityId, copy.body.id));
    expect(entry).toMatchObject({ actorId: waiter.id, forId: owner.id });
    const log = await house.call('GET', `/api/admin/audit?actor=${waiter.id}&entity=events`, {
      as: await house.signedInAs('admin'),
    });
    expect(log.body).toMatchObject([{ actor: { id: waiter.id }, actingFor: { id: owner.id } }]);
  });

  test('an agency writes what is of the owner it works for, and nothing of another it could work for', async () => {
    const [agency, second] = [await house.signedInAs('business'), await house.signedInAs('business')];
    const [first, other, theirs] = [
      await anEvent(house.db, { ownerId: owner.id }),
      await anEvent(house.db, { ownerId: second.id }),
      await anEvent(house.db, { ownerId: agency.id }),
    ];
    await join('editor', agency, owner);
    await join('editor', agency, second);
    const reach = async () => {
      const tried = [first, other, theirs].map(async ({ id }) => (await own('events', id, agency)).status);
      return Promise.all(tried);
    };
    expect(await reach()).toEqual([404, 200, 404]);
    await act(owner.id, agency);
    expect(await reach()).toEqual([200, 404, 404]);
    expect((await act(null, agency)).body.acting).toBeNull();
    expect(await reach()).toEqual([404, 404, 200]);
    expect((await act((await house.signedInAs('business')).id, agency)).status).toBe(404);
  });

  test('what is one’s own stays one’s own', async () => {
    await join('editor');
    expect((await house.call('GET', '/api/account', { as: waiter })).body.user.id).toBe(waiter.id);
    expect((await house.call('GET', `/api/users/${owner.id}/orders`, { as: waiter })).status).toBe(403);
    expect((await house.call('GET', `/api/users/${owner.id}/plan`, { as: waiter })).status).toBe(403);
    expect((await house.call('GET', '/api/team', { as: waiter })).status).toBe(403);
  });

  test('the door lets guests of the owner’s events in, and sees nothing that was sold', async () => {
    const { id: eventId } = await anEvent(house.db, { ownerId: owner.id, date: '2026-08-21' });
    const guest = await house.signedInAs();
    const wish = eventWish({ userId: guest.id, eventId, quantity: 1 });
    const { id } = (await house.db.transaction((db) => hold(db, wish, start))).order;
    await house.db.transaction((db) => confirmOrder(db, id, start));
    const [ticket] = await house.db.select().from(tickets).where(eq(tickets.orderId, id));
    const scan = () =>
      house.call('POST', `/api/events/${eventId}/check-in`, { as: waiter, body: { code: ticket?.code } });
    expect((await scan()).status).toBe(404);
    await join('door');
    expect((await house.call('GET', '/api/check-in/events', { as: waiter })).body).toMatchObject([{ id: eventId }]);
    expect((await scan()).status).toBe(200);
    const [used] = await house.db.select().from(tickets).where(eq(tickets.orderId, id));
    expect(used?.usedBy).toBe(waiter.id);
    expect((await house.call('GET', '/api/workspace/bookings', { as: waiter })).status).toBe(403);
    expect((await own('events', eventId, waiter)).status).toBe(403);
  });

  test('finance sees the owner’s sales, and edits nothing', async () => {
    const { id } = await anEvent(house.db, { ownerId: owner.id });
    await join('finance');
    for (const path of ['/api/workspace/bookings', '/api/workspace/ledger', '/api/workspace/listings'])
      expect((await house.call('GET', path, { as: waiter })).status, path).toBe(200);
    expect((await own('events', id, waiter)).status).toBe(403);
    expect((await house.call('POST', `/api/events/${id}/copies`, { as: waiter, body: {} })).status).toBe(403);
  });
});

describe('a role in a team ends', () => {
  const reach = async (as = waiter) => (await house.call('GET', '/api/admin/events', { as })).status;

  test('at once when the owner takes somebody out, for every session they have open', async () => {
    await join('editor');
    expect(await reach()).toBe(200);
    const gone = await house.call('DELETE', `/api/team/members/${waiter.id}`, { as: owner });
    expect([gone.status, gone.body.members]).toEqual([200, []]);
    expect(await reach()).toBe(403);
    expect(await membershipsOf(waiter)).toEqual({ acting: null, memberships: [] });
    // Whoever comes back later begins as themselves again.
    await house.db.insert(teamMembers).values({ ownerId: owner.id, memberId: waiter.id, role: 'editor', since: start });
    expect([await reach(), (await membershipsOf(waiter)).acting]).toEqual([403, null]);
  });

  test('when they leave, and never by another’s hand', async () => {
    await join('editor');
    const stranger = await house.signedInAs('business');
    expect((await house.call('DELETE', `/api/team/members/${waiter.id}`, { as: stranger })).status).toBe(404);
    expect((await house.call('DELETE', `/api/team/memberships/${owner.id}`, { as: stranger })).status).toBe(404);
    expect(await reach()).toBe(200);
    expect((await house.call('DELETE', `/api/team/memberships/${owner.id}`, { as: waiter })).body.memberships).toEqual(
      [],
    );
    expect(await reach()).toBe(403);
  });

  test('while the owner is suspended, and when its holder takes a seat at the desk', async () => {
    await join('editor');
    await house.db
      .update(users)
      .set({ suspendedAt: start, suspensionReason: 'A reason' })
      .where(eq(users.id, owner.id));
    expect([await reach(), (await membershipsOf(waiter)).acting]).toEqual([403, null]);
    await house.db.update(users).set({ suspendedAt: null, suspensionReason: null }).where(eq(users.id, owner.id));
    expect(await reach()).toBe(200);
    await house.db.update(users).set({ role: 'moderator', seatedBy: 'admin' }).where(eq(users.id, waiter.id));
    const { id } = await anEvent(house.db, { ownerId: owner.id });
    expect((await house.call('POST', `/api/events/${id}/copies`, { as: waiter, body: {} })).status).toBe(403);
  });

  test('and becomes another one when the owner says so, or invites anew', async () => {
    await join('editor');
    const path = `/api/team/members/${waiter.id}`;
    const changed = await house.call('PUT', path, { as: owner, body: { role: 'finance' } });
    expect(changed.body.members).toMatchObject([{ id: waiter.id, role: 'finance' }]);
    expect(await reach()).toBe(403);
    expect((await join('editor')).body.acting.role).toBe('editor');
    expect(await reach()).toBe(200);
  });

  test('with either account', async () => {
    const boss = await house.signedInAs('business');
    await aTeamMember(house.db, { ownerId: owner.id, memberId: waiter.id, role: 'door' });
    await aTeamMember(house.db, { ownerId: boss.id, memberId: owner.id, role: 'editor' });
    await invite('door');
    const file = await house.call('GET', '/api/account/export', { as: owner });
    expect(file.body).toMatchObject({
      memberships: [{ ownerId: boss.id, role: 'editor' }],
      team: [{ memberId: waiter.id, role: 'door' }],
    });
    const erased = await house.call('POST', '/api/account/erasure', {
      as: owner,
      body: { password: 'una siesta larga' },
    });
    expect(erased.status).toBe(200);
    expect(await house.db.$count(teamMembers, eq(teamMembers.ownerId, owner.id))).toBe(0);
    expect(await house.db.$count(teamMembers, eq(teamMembers.memberId, owner.id))).toBe(0);
    expect(await house.db.$count(teamInvitations, eq(teamInvitations.ownerId, owner.id))).toBe(0);
  });
});
