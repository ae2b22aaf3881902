import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { aTestHouse, password } from '#app/server/testing.ts';
import { createLog } from '#kit/server/log.ts';
import { sessions, users } from './table.ts';

const house = aTestHouse();

let count = 0;
/** Fields of somebody who has no account yet. */
const aPerson = (over: object = {}) => {
  count += 1;
  return {
    username: `ana${count}`,
    fullName: 'Ana Pla',
    phone: `+346001000${String(count).padStart(2, '0')}`,
    email: null,
    password: 'una siesta larga',
    accountType: 'traveller',
    ...over,
  };
};
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const signUp = (body: object) => house.call('POST', '/api/auth/signup', { body });
const signIn = (phone: string, secret: string, headers = {}) =>
  house.call('POST', '/api/auth/signin', { body: { phone, password: secret }, headers });

describe('signing up', () => {
  test('opens an account and a session that only the browser holds', async () => {
    const person = aPerson({ phone: '600200300', email: 'Ana@Example.com' });
    const reply = await signUp(person);
    expect(reply.status).toBe(201);
    expect(reply.body.user).toEqual({
      id: expect.any(String),
      username: person.username,
      fullName: 'Ana Pla',
      phone: '+34600200300',
      email: 'ana@example.com',
      accountType: 'traveller',
      role: 'traveller',
    });
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^session=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    // Scripts may know that there is a session, and nothing of it.
    expect(reply.headers.getSetCookie()[1]).toBe('signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    const me = await house.call('GET', '/api/auth/me', { headers: { cookie: cookieOf(reply.headers) } });
    expect(me.body).toEqual(reply.body);
    const [row] = await house.db.select().from(sessions).where(eq(sessions.userId, reply.body.user.id));
    expect(cookie).not.toContain(row?.tokenHash);
  });

  test('one phone is one account however it is typed, and usernames differ by more than capitals', async () => {
    await signUp(aPerson({ phone: '611 222 333', username: 'Bea' }));
    const samePhone = await signUp(aPerson({ phone: '+34 611222333' }));
    expect([samePhone.status, samePhone.body.code]).toEqual([409, 'phone_taken']);
    const sameName = await signUp(aPerson({ username: 'BEA' }));
    expect([sameName.status, sameName.body.code]).toEqual([409, 'username_taken']);
  });

  test('asks no user name: the house finds a free one, and nobody of the same name is turned away', async () => {
    const nameless = () => {
      const { username: _, ...person } = aPerson({ fullName: 'Iñaki Sáez-Gil' });
      return signUp(person);
    };
    const replies = [await nameless(), ...(await Promise.all([nameless(), nameless()]))];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const names: string[] = replies.map(({ body }) => body.user.username);
    expect(names[0]).toBe('inaki.saez.gil');
    expect(names[1]).toMatch(/^inaki\.saez\.gil\.2/);
    expect(new Set(names).size).toBe(3);
  });

  test.each([
    [{ phone: '12345' }, 'phone'],
    [{ phone: 'not a phone at all' }, 'phone'],
    [{ password: 'short' }, 'password'],
    [{ password: 'password123' }, 'password'],
    [{ password: 'abababab' }, 'password'],
    [{ username: '   ' }, 'username'],
    [{ email: 'no address' }, 'email'],
    [{ accountType: 'admin' }, 'accountType'],
    [{ role: 'admin' }, 'role'],
  ])('refuses %o and names the field', async (over, field) => {
    const before = await house.db.$count(users);
    const reply = await signUp(aPerson(over));
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map((error: { path: string }) => error.path)).toContain(field);
    expect(await house.db.$count(users)).toBe(before);
  });

  test('a flood from one address is slowed down', async () => {
    let refused;
    for (let i = 0; i < 31; i += 1)
      refused = await house.call('POST', '/api/auth/signup', { body: {}, address: '203.0.113.9' });
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('signing in', () => {
  test('works with the phone in any form, renews the session and ends the one before', async () => {
    const person = aPerson({ phone: '622 333 444' });
    const first = cookieOf((await signUp(person)).headers);
    const reply = await signIn('0034622333444', person.password, { cookie: first });
    expect(reply.status).toBe(200);
    const second = cookieOf(reply.headers);
    expect(second).not.toBe(first);
    expect((await house.call('GET', '/api/auth/me', { headers: { cookie: first } })).status).toBe(401);
    expect((await house.call('GET', '/api/auth/me', { headers: { cookie: second } })).status).toBe(200);
  });

  test('a wrong phone and a wrong password get the same answer', async () => {
    const person = aPerson({ phone: '633 444 555' });
    await signUp(person);
    const wrongPassword = await signIn('633 444 555', 'something else');
    const wrongPhone = await signIn('633 444 556', person.password);
    for (const reply of [wrongPassword, wrongPhone]) {
      expect(reply.status).toBe(401);
      expect(reply.body.detail).toBe('Invalid phone number or password. Please try again.');
    }
    const { requestId: _, ...one } = wrongPassword.body;
    const { requestId: __, ...other } = wrongPhone.body;
    expect(one).toEqual(other);
  });

  test('after ten wrong passwords even the right one waits, from whatever address', async () => {
    const person = aPerson({ phone: '644 555 666' });
    await signUp(person);
    for (let i = 0; i < 10; i += 1) expect((await signIn('644 555 666', 'wrong password')).status).toBe(401);
    const held = await signIn('+34644555666', person.password);
    expect([held.status, held.body.code]).toEqual([429, 'too_many_requests']);
    house.time.now = new Date(house.time.now.getTime() + 31_000);
    expect((await signIn('644 555 666', person.password)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends by signing out, everywhere when asked', async () => {
    const person = aPerson({ phone: '655 666 777' });
    const one = cookieOf((await signUp(person)).headers);
    const other = cookieOf((await signIn(person.phone, person.password)).headers);
    const third = cookieOf((await signIn(person.phone, person.password)).headers);
    const me = async (cookie: string) => (await house.call('GET', '/api/auth/me', { headers: { cookie } })).status;
    const out = await house.call('POST', '/api/auth/signout', { body: {}, headers: { cookie: one } });
    expect(out.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
    expect(out.headers.getSetCookie()[1]).toMatch(/^signed-in=; Max-Age=0/);
    expect([await me(one), await me(other), await me(third)]).toEqual([401, 200, 200]);
    await house.call('POST', '/api/auth/signout', { body: { everywhere: true }, headers: { cookie: other } });
    expect([await me(other), await me(third)]).toEqual([401, 401]);
  });
});

test('over https the cookie belongs to the host alone', async () => {
  const api = buildApi({
    db: house.db,
    clock: () => house.time.now,
    log: createLog('silent'),
    publicUrl: 'https://aftersun.example',
    photos: house.photos,
  });
  const reply = await api.answer(
    new Request('https://aftersun.example/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://aftersun.example' },
      body: JSON.stringify(aPerson({ phone: '666 777 888', password })),
    }),
  );
  expect(reply.headers.getSetCookie()[0]).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/);
  expect(reply.headers.get('strict-transport-security')).toContain('max-age=');
});
