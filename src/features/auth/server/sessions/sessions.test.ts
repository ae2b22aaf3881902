/** How long sessions live, the list of one's own, and proving again who one is (issue 14, decision 0028). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import type { Role } from '../../rules.ts';
import { dropExpiredSessions, openSession } from '../service.ts';
import { sessions, users } from '../table.ts';

const house = aTestHouse();

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** With a cookie alone, as a browser: what a test calls `as` somebody is always awake. */
const ask = (member: Member, method: string, path: string, body?: unknown, headers = {}) =>
  house.call(method, path, { body, headers: { cookie: member.cookie, ...headers } });
const isIn = async (member: Member) => (await ask(member, 'GET', '/api/auth/me')).status === 200;
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const phoneOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';
const signIn = async (member: Member, headers: Record<string, string> = {}): Promise<Member> => {
  const body = { phone: await phoneOf(member), password };
  const reply = await house.call('POST', '/api/auth/signin', { body, headers });
  return { id: member.id, cookie: cookieOf(reply.headers) };
};

describe('an admin’s session', () => {
  test('ends after three hours without use', async () => {
    const admin = await house.signedInAs('admin');
    house.later(179);
    expect(await isIn(admin)).toBe(true);
    house.later(179);
    expect(await isIn(admin)).toBe(true);
    house.later(181);
    expect(await isIn(admin)).toBe(false);
    const gone = await house.call('GET', '/api/admin/users', { headers: { cookie: admin.cookie } });
    expect(gone.status).toBe(401);
  });

  test('ends after twelve hours, however much it is used', async () => {
    const admin = await house.signedInAs('admin');
    for (let hours = 2; hours < 12; hours += 2) {
      house.later(120);
      expect(await isIn(admin)).toBe(true);
    }
    house.later(119);
    expect(await isIn(admin)).toBe(true);
    house.later(2);
    expect(await isIn(admin)).toBe(false);
  });

  test('is as short when its holder became an admin in some other way', async () => {
    const member = await house.signedInAs();
    await house.db.update(users).set({ role: 'admin' }).where(eq(users.id, member.id));
    expect(await isIn(member)).toBe(true);
    house.later(12 * 60 + 1);
    expect(await isIn(member)).toBe(false);
  });

  test('is taken away once it opens nothing', async () => {
    const admin = await house.signedInAs('admin');
    const owner = await house.signedInAs('business');
    house.later(181);
    await dropExpiredSessions(house.db, house.time.now);
    expect(await house.db.$count(sessions, eq(sessions.userId, admin.id))).toBe(0);
    expect(await house.db.$count(sessions, eq(sessions.userId, owner.id))).toBe(1);
  });
});

test.each(['traveller', 'business'] as const)('the session of a %s lives for thirty days', async (role: Role) => {
  const member = await house.signedInAs(role);
  house.later(29 * 24 * 60);
  expect(await isIn(member)).toBe(true);
  house.later(24 * 60 + 1);
  expect(await isIn(member)).toBe(false);
});

describe('the list of one’s sessions', () => {
  const list = async (member: Member) => (await ask(member, 'GET', '/api/account/sessions')).body;

  test('tells each by its browser, when it was opened and last used, and which one asks', async () => {
    const first = await house.signedInAs();
    house.later(60);
    const second = await signIn(first, { 'user-agent': firefox });
    house.later(6);
    const shown = await list(second);
    expect(shown).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        createdAt: new Date(house.time.now.getTime() - 6 * 60_000).toISOString(),
        lastSeenAt: house.time.now.toISOString(),
        isThis: true,
      },
      expect.objectContaining({ browser: null, system: null, isThis: false }),
    ]);
  });

  test('ends one, and only one’s own', async () => {
    const ana = await house.signedInAs();
    const other = await signIn(ana);
    const stranger = await house.signedInAs();
    const [{ id }] = (await list(ana)).filter((one: { isThis: boolean }) => !one.isThis);
    expect((await ask(stranger, 'DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
    expect(await isIn(other)).toBe(true);
    expect((await ask(ana, 'DELETE', `/api/account/sessions/${id}`)).body).toEqual({ ended: 1 });
    expect([await isIn(ana), await isIn(other)]).toEqual([true, false]);
    expect((await ask(ana, 'DELETE', `/api/account/sessions/${id}`)).status).toBe(404);
  });

  test('ends all others', async () => {
    const ana = await house.signedInAs();
    const others = [await signIn(ana), await signIn(ana)];
    expect((await ask(ana, 'POST', '/api/account/sessions/end-others')).body).toEqual({ ended: 2 });
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect(await list(ana)).toHaveLength(1);
  });

  test('leaves out what opens nothing any more', async () => {
    const admin = await house.signedInAs('admin');
    const hours = (count: number) => hoursBefore(house.time.now, count);
    await openSession(house.db, admin.id, hours(4));
    expect(await list(admin)).toHaveLength(1);
    const seen = await house.call('GET', `/api/admin/users/${admin.id}`, { headers: { cookie: admin.cookie } });
    expect(seen.body.openSessions).toBe(1);
  });
});

describe('proving again who one is', () => {
  const own = (member: Member) => ask(member, 'GET', '/api/account/export');
  const confirm = (member: Member, secret = password) => ask(member, 'POST', '/api/auth/confirm', { password: secret });

  test('is asked for before an export once the sign-in is ten minutes ago, and lasts ten minutes', async () => {
    const ana = await house.signedInAs();
    house.later(10);
    expect((await own(ana)).status).toBe(200);
    house.later(1);
    const refused = await own(ana);
    expect([refused.status, refused.body.code]).toEqual([403, 'confirm_identity']);
    const wrong = await confirm(ana, 'not my password');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'password']);
    expect((await own(ana)).status).toBe(403);
    expect((await confirm(ana)).body).toEqual({ confirmed: true });
    house.later(10);
    expect((await own(ana)).status).toBe(200);
    house.later(1);
    expect((await own(ana)).status).toBe(403);
  });

  test('counts for one session only', async () => {
    const ana = await house.signedInAs();
    const other = await signIn(ana);
    house.later(11);
    await confirm(ana);
    expect([(await own(ana)).status, (await own(other)).status]).toEqual([200, 403]);
  });

  test('is asked for before money and roles, after the question whether one may at all', async () => {
    const [admin, owner] = [await house.signedInAs('admin'), await house.signedInAs('business')];
    house.later(11);
    for (const [method, path] of [
      ['POST', '/api/admin/orders/AbCdEfGhJkLmNpQr/cancellation'],
      ['POST', '/api/admin/payouts/AbCdEfGhJkLmNpQr'],
      ['PUT', `/api/admin/users/${owner.id}/seat`],
      ['DELETE', `/api/admin/users/${owner.id}/seat`],
    ] as const) {
      const reply = await ask(admin, method, path, {});
      expect([path, reply.status, reply.body.code]).toEqual([path, 403, 'confirm_identity']);
      expect((await ask(owner, method, path, {})).body.code).toBe('forbidden');
    }
    const [kept] = await house.db
      .select()
      .from(users)
      .where(and(eq(users.id, owner.id), eq(users.role, 'business')));
    expect(kept).toBeDefined();
  });

  test('is nobody’s who is not signed in', async () => {
    expect((await house.call('POST', '/api/auth/confirm', { body: { password } })).status).toBe(401);
  });
});
