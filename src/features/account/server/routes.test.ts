/** One's own account at the door (issue 6). */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { countInSession, countSignIn, openSession } from '#features/auth/server/service.ts';
import { passwordResets, sessions, users } from '#features/auth/server/table.ts';
import { newId } from '#kit/server/ids.ts';

const house = aTestHouse();
let ana: Member;
let phone: string;
beforeEach(async () => {
  ana = await house.signedInAs();
  phone = (await rowOf(ana))?.phone ?? '';
});

const rowOf = async ({ id }: Member) => (await house.db.select().from(users).where(eq(users.id, id)))[0];
const change = (body: object, as = ana) => house.call('PATCH', '/api/account', { as, body });
const newPassword = (current: string, next: string, as = ana) =>
  house.call('POST', '/api/account/password', { as, body: { current, password: next } });
const signIn = (of: string, secret: string) =>
  house.call('POST', '/api/auth/signin', { body: { phone: of, password: secret } });
const me = (cookie: string) => house.call('GET', '/api/auth/me', { headers: { cookie } });
const aPhone = () => `+3465${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

describe('becoming a business', () => {
  const become = (body: object, as = ana) => house.call('POST', '/api/account/business', { as, body });

  test('takes an e-mail with the password where there is none, and opens the workspace at once', async () => {
    expect((await become({})).body.errors[0].path).toBe('email');
    const email = 'ana@correo.example';
    expect((await become({ email, password: 'not this one' })).body.errors[0].path).toBe('password');
    expect((await rowOf(ana))?.role).toBe('traveller');
    const reply = await become({ email, password });
    expect(reply.body.user).toMatchObject({ id: ana.id, email, accountType: 'business', role: 'business' });
    expect((await house.call('GET', '/api/workspace/brought', { as: ana })).status).not.toBe(403);
    expect((await become({})).body).toEqual(reply.body);
  });

  test('takes one word of whoever has an e-mail, which stays', async () => {
    await change({ email: 'ana@correo.example', password });
    const { user } = (await become({ email: 'other@correo.example' })).body;
    expect([user.role, user.email]).toEqual(['business', 'ana@correo.example']);
  });

  test('is not for who sits at the desk', async () => {
    const admin = await house.signedInAs('admin');
    await house.db.update(users).set({ email: 'desk@correo.example' }).where(eq(users.id, admin.id));
    expect((await become({}, admin)).status).toBe(403);
    expect((await rowOf(admin))?.role).toBe('admin');
  });
});

describe('changing the account', () => {
  test('takes names and language without more, and leaves what is not named', async () => {
    const username = newId();
    const reply = await change({ fullName: 'Ana Pla', username, language: 'es' });
    expect([reply.status, reply.body]).toMatchObject([
      200,
      { user: { id: ana.id, fullName: 'Ana Pla', username, phone, email: null }, language: 'es' },
    ]);
    expect((await house.call('GET', '/api/account', { as: ana })).body).toEqual(reply.body);
    expect((await change({})).body).toEqual(reply.body);
  });

  test('asks for the password before another phone or e-mail, and only then', async () => {
    const other = aPhone();
    for (const body of [
      { phone: other },
      { email: 'ana@correo.example' },
      { phone: other, password: 'not this one' },
    ]) {
      const reply = await change({ ...body, fullName: 'Nobody' });
      expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'password']);
    }
    expect((await rowOf(ana))?.fullName).toBe('Test Member');
    expect((await change({ phone: phone.replace('+', '00'), email: null, fullName: 'Ana' })).status).toBe(200);
    expect((await change({ phone: other, email: 'Ana@Correo.example', password })).body.user).toMatchObject({
      phone: other,
      email: 'ana@correo.example',
    });
    expect((await signIn(phone, password)).status).toBe(401);
    expect((await signIn(other, password)).status).toBe(200);
  });

  test('refuses what is taken, as signing up does, and what is no phone', async () => {
    const bea = await rowOf(await house.signedInAs());
    const codes = [
      await change({ username: bea?.username.toUpperCase() }),
      await change({ phone: bea?.phone, password }),
    ].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual([
      [409, 'username_taken'],
      [409, 'phone_taken'],
    ]);
    const odd = await change({ phone: 'not a phone', password });
    expect([odd.status, odd.body.errors[0].path]).toEqual([422, 'phone']);
    for (const body of [{ fullName: ' ' }, { email: 'ana' }, { role: 'admin' }, { accountType: 'business' }])
      expect((await change(body)).status).toBe(422);
    expect((await rowOf(ana))?.phone).toBe(phone);
  });

  test('to another e-mail makes keys to a new password that went to the old one useless', async () => {
    const key = {
      id: newId(),
      userId: ana.id,
      tokenHash: newId(),
      createdAt: house.time.now,
      expiresAt: house.time.now,
    };
    await house.db.insert(passwordResets).values(key);
    await change({ fullName: 'Ana' });
    expect(await house.db.$count(passwordResets, eq(passwordResets.userId, ana.id))).toBe(1);
    await change({ email: 'new@correo.example', password });
    expect(await house.db.$count(passwordResets, eq(passwordResets.userId, ana.id))).toBe(0);
  });
});

describe('changing the password', () => {
  test('closes all other sessions and renews this one', async () => {
    const elsewhere = `session=${await openSession(house.db, ana.id, house.time.now)}`;
    const reply = await newPassword(password, 'otra siesta más larga');
    expect([reply.status, reply.body]).toEqual([200, { changed: true }]);
    const here = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const statuses = [await me(elsewhere), await me(ana.cookie), await me(here)].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 200]);
    expect((await signIn(phone, password)).status).toBe(401);
    expect((await signIn(phone, 'otra siesta más larga')).status).toBe(200);
  });

  test('says which of the two is wrong, and changes nothing', async () => {
    const wrong = await newPassword('not this one', 'otra siesta más larga');
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'current']);
    for (const easy of ['short', 'password123', ana.id.toUpperCase()]) {
      const reply = await newPassword(password, easy);
      expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'password']);
    }
    expect((await me(ana.cookie)).status).toBe(200);
    expect((await signIn(phone, password)).status).toBe(200);
  });

  test('guessing is slowed down in its session, and counts for nobody at the door', async () => {
    const [{ id: sessionId } = { id: '' }] = await house.db.select().from(sessions).where(eq(sessions.userId, ana.id));
    for (let i = 0; i < 9; i += 1) await countInSession(house.db, sessionId, house.time.now);
    expect((await newPassword('guess', 'otra siesta más larga')).status).toBe(422);
    const held = await newPassword(password, 'otra siesta más larga');
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await signIn(phone, 'guess')).status).toBe(401);
    house.time.now = new Date(house.time.now.getTime() + 31_000);
    expect((await newPassword(password, 'otra siesta más larga')).status).toBe(200);
  });

  test('is not held up by what strangers try at the door', async () => {
    for (let i = 0; i < 10; i += 1) await countSignIn(house.db, { phone, device: undefined }, house.time.now);
    expect((await signIn(phone, password)).status).toBe(429);
    expect((await newPassword(password, 'otra siesta más larga')).status).toBe(200);
  });
});
