/** Who sits at the desk (decision 0028). */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { isKnownDevice } from '../sessions/devices.ts';
import { ensureAdmin, keepAdmin } from '../service.ts';
import { knownDevices, users } from '../table.ts';
import type { UserRow } from '../table.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });

let count = 0;
const aPhone = () => `+346003000${String((count += 1)).padStart(2, '0')}`;
const theirs = 'la llave del faro';
const signIn = (phone: string, secret: string) =>
  house.call('POST', '/api/auth/signin', { body: { phone, password: secret } });
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
/** What an earlier cookie is good for now: the role of whoever holds it, or nothing. */
const roleBehind = async (cookie: string): Promise<string | undefined> =>
  (await house.call('GET', '/api/auth/me', { headers: { cookie } })).body.user?.role;
const rowOf = async (phone: string) => (await house.db.select().from(users).where(eq(users.phone, phone)))[0];
beforeEach(async () => {
  await house.db.update(users).set({ role: 'traveller', seatedBy: null }).where(eq(users.role, 'admin'));
});

describe('an account that somebody opened with the phone of the later admin', () => {
  const phone = aPhone();
  const email = 'mallory@correo.example';
  let cookie: string;
  beforeAll(async () => {
    const body = { username: 'mallory', fullName: 'Mallory', phone, email, password, accountType: 'traveller' };
    const up = await house.call('POST', '/api/auth/signup', { body });
    cookie = cookieOf(up.headers);
    await house.call('POST', '/api/auth/password-reset', { body: { account: phone } });
    await house.runTasks();
    expect(await ensureAdmin(house.db, { phone, password: theirs })).toEqual({ phone, isTakenOver: true });
  });

  test('is not the desk’s by its old cookie, its old password, or a key that was on its way', async () => {
    expect(await roleBehind(cookie)).toBeUndefined();
    expect((await signIn(phone, password)).status).toBe(401);
    const [token = ''] = post.keys();
    expect(token).toMatch(/^[\w-]{43}$/);
    const body = { token, password: 'una tercera siesta' };
    expect((await house.call('POST', '/api/auth/password-reset/confirm', { body })).status).toBe(410);
  });

  test('has no e-mail left to which a new key could go, and knows no device', async () => {
    expect((await rowOf(phone))?.email).toBeNull();
    await house.db.delete(mails);
    await house.call('POST', '/api/auth/password-reset', { body: { account: email } });
    await house.runTasks();
    expect(await house.db.$count(mails)).toBe(0);
    expect(await house.db.$count(knownDevices, eq(knownDevices.userId, (await rowOf(phone))?.id ?? ''))).toBe(0);
    expect(await isKnownDevice(house.db, (await rowOf(phone))?.id ?? '', undefined)).toBe(false);
  });

  test('is the admin’s who has the password of the environment', async () => {
    await ensureAdmin(house.db, { phone, password: theirs });
    expect((await signIn(phone, theirs)).body.user).toMatchObject({ role: 'admin', email: null });
  });
});

test('another ADMIN_PASSWORD signs everybody of that account out, the same one nobody', async () => {
  const { phone } = await ensureAdmin(house.db, { phone: aPhone(), password: theirs });
  const cookie = cookieOf((await signIn(phone, theirs)).headers);
  expect(await ensureAdmin(house.db, { phone, password: theirs })).toEqual({ phone, isTakenOver: false });
  expect(await roleBehind(cookie)).toBe('admin');
  await ensureAdmin(house.db, { phone, password: 'otra llave del faro' });
  expect(await roleBehind(cookie)).toBeUndefined();
  expect((await signIn(phone, theirs)).status).toBe(401);
  expect((await signIn(phone, 'otra llave del faro')).status).toBe(200);
});

describe('appointing', () => {
  let admin: Member;
  let ana: Member;
  const seat = (id: string, method: 'PUT' | 'DELETE', as = admin) =>
    house.call(method, `/api/admin/users/${id}/seat`, { as });
  beforeEach(async () => {
    const named = await ensureAdmin(house.db, { phone: aPhone(), password: theirs });
    const reply = await signIn(named.phone, theirs);
    admin = { id: reply.body.user.id, cookie: cookieOf(reply.headers) };
    ana = await house.signedInAs('business');
  });
  const phoneOf = async ({ id }: Member) =>
    (await house.db.select().from(users).where(eq(users.id, id)))[0]?.phone ?? '';

  test('ends every session of before and is noted; at the next sign-in the desk is theirs', async () => {
    const reply = await seat(ana.id, 'PUT');
    expect([reply.status, reply.body.role, reply.body.seatedBy, reply.body.openSessions]).toEqual([
      200,
      'admin',
      'admin',
      0,
    ]);
    expect(await roleBehind(ana.cookie)).toBeUndefined();
    expect((await signIn(await phoneOf(ana), password)).body.user.role).toBe('admin');
    const log = await house.call('GET', '/api/admin/audit?action=role', { as: admin });
    expect(log.body[0]).toMatchObject({
      entity: 'users',
      entityId: ana.id,
      before: { role: 'business' },
      after: { role: 'admin' },
    });
    const again = await seat(ana.id, 'PUT');
    expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  });

  test('is taken back by any other admin, with the sessions', async () => {
    await seat(ana.id, 'PUT');
    const cookie = cookieOf((await signIn(await phoneOf(ana), password)).headers);
    const reply = await seat(ana.id, 'DELETE');
    expect([reply.status, reply.body.role, reply.body.seatedBy]).toEqual([200, 'business', null]);
    expect(await roleBehind(cookie)).toBeUndefined();
    expect((await seat(ana.id, 'DELETE')).status).toBe(409);
  });

  test('is not for oneself, nor against the environment, nor for who is gone', async () => {
    expect((await seat(admin.id, 'DELETE')).status).toBe(409);
    await seat(ana.id, 'PUT');
    const cookie = cookieOf((await signIn(await phoneOf(ana), password)).headers);
    expect((await seat(admin.id, 'DELETE', { id: ana.id, cookie })).status).toBe(409);
    const gone = await house.signedInAs();
    await house.db.update(users).set({ erasedAt: house.time.now }).where(eq(users.id, gone.id));
    expect((await seat(gone.id, 'PUT')).status).toBe(409);
    expect((await seat('AbCdEfGhJkLmNpQr', 'PUT')).status).toBe(404);
  });

  test('outlasts a change of the environment, which lowers whom it named before', async () => {
    await seat(ana.id, 'PUT');
    const appointed = cookieOf((await signIn(await phoneOf(ana), password)).headers);
    await ensureAdmin(house.db, { phone: aPhone(), password: theirs });
    expect(await roleBehind(admin.cookie)).toBeUndefined();
    const before = await phoneOf(admin);
    expect(await rowOf(before)).toMatchObject({ role: 'business', seatedBy: null });
    expect((await signIn(before, theirs)).body.user.role).toBe('business');
    expect(await roleBehind(appointed)).toBe('admin');
  });

  test('lets an environment that names nobody lower whom it named; the last admin stays', async () => {
    const named = await phoneOf(admin);
    expect(await keepAdmin(house.db)).toBe(named);
    expect(await roleBehind(admin.cookie)).toBe('admin');
    await seat(ana.id, 'PUT');
    // Whoever is suspended can't open the desk: they would leave the house without an admin.
    const suspend = (set: Pick<UserRow, 'suspendedAt' | 'suspensionReason'>) =>
      house.db.update(users).set(set).where(eq(users.id, ana.id));
    await suspend({ suspendedAt: house.time.now, suspensionReason: 'A reason' });
    expect(await keepAdmin(house.db)).toBe(named);
    await suspend({ suspendedAt: null, suspensionReason: null });
    expect(await keepAdmin(house.db)).toBe(await phoneOf(ana));
    expect(await roleBehind(admin.cookie)).toBeUndefined();
  });

  test('leaves the admin of the first start in place, until the environment names one', async () => {
    await house.db.update(users).set({ role: 'traveller', seatedBy: null }).where(eq(users.role, 'admin'));
    expect(await keepAdmin(house.db)).toBeUndefined();
    const { phone } = await ensureAdmin(house.db, { phone: aPhone(), password: theirs, by: 'house' });
    expect(await keepAdmin(house.db)).toBe(phone);
    await ensureAdmin(house.db, { phone: aPhone(), password: theirs });
    expect((await rowOf(phone))?.role).toBe('business');
  });
});
