/** Nobody locks anybody out (issue 14): who tries a password is counted by what is known of them, in all processes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, password } from '#app/server/testing.ts';
import type { Reply, TestHouse } from '#app/server/testing.ts';
import { countSignIn } from './throttle.ts';

let house: TestHouse;
let second: Awaited<ReturnType<TestHouse['beside']>>;
let phone: string;
let device: string;
let count = 0;
beforeAll(async () => {
  house = await openTestHouse();
  second = await house.beside();
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(async () => {
  count += 1;
  phone = `+346003000${String(count).padStart(2, '0')}`;
  const person = { username: `clara${count}`, fullName: 'Clara Mar', phone, email: null, accountType: 'traveller' };
  device = deviceOf(await house.call('POST', '/api/auth/signup', { body: { ...person, password } }));
});

const deviceOf = ({ headers }: Reply) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('device='))
    ?.split(';')[0] ?? '';
const tries = (secret: string, cookie = '', on: Pick<TestHouse, 'call'> = house, of = phone) =>
  on.call('POST', '/api/auth/signin', { body: { phone: of, password: secret }, headers: { cookie } });
/** This many checks were counted for a phone already: a password takes its time, a count does not. */
const counted = async (times: number, of = phone) => {
  for (let i = 0; i < times; i += 1) await countSignIn(house.db, { phone: of, device: undefined }, house.time.now);
};
const later = (seconds: number) => {
  house.time.now = new Date(house.time.now.getTime() + seconds * 1000);
};
const statuses = async (times: number, one: (i: number) => Promise<Reply>) => {
  const seen = [];
  for (let i = 0; i < times; i += 1) seen.push((await one(i)).status);
  return seen;
};

test('strangers who try ten wrong passwords hold up strangers, and never the owner on a device of theirs', async () => {
  expect(await statuses(12, () => tries('wrong password'))).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect((await tries(password, device)).status).toBe(200);
  // The owner's coming gives strangers nothing.
  expect((await tries('wrong password')).status).toBe(429);
  later(31);
  expect((await tries('wrong password')).status).toBe(401);
  expect((await tries(password, device)).status).toBe(200);
});

test('a known device has ten tries of its own, and using them up holds up nobody else', async () => {
  expect(await statuses(11, () => tries('wrong password', device))).toEqual([...Array<number>(10).fill(401), 429]);
  expect((await tries(password, device)).status).toBe(429);
  expect((await tries(password)).status).toBe(200);
  later(31);
  expect((await tries(password, device)).status).toBe(200);
});

test('a device is known to its own account only, and one that somebody made up to none', async () => {
  const other = '+34600300999';
  await house.call('POST', '/api/auth/signup', {
    body: { username: 'dora', fullName: 'Dora', phone: other, email: null, accountType: 'traveller', password },
  });
  await counted(10, other);
  expect((await tries(password, device, house, other)).status).toBe(429);
  await counted(10);
  const forged = `${device.split('.')[0] ?? ''}.${'A'.repeat(43)}`;
  expect((await tries(password, forged)).status).toBe(429);
  expect((await tries(password, device)).status).toBe(200);
});

test('two processes and a restart count as one', async () => {
  await counted(6);
  const seen = await statuses(6, (i) => tries('wrong password', '', i % 2 ? second : house));
  expect(seen).toEqual([401, 401, 401, 401, 429, 429]);
  const third = await house.beside();
  expect((await tries('wrong password', '', third)).status).toBe(429);
  await third.close();
});

test('an unknown phone is refused in the same words, and waits the same', async () => {
  const seen = async (of: string) => {
    await counted(8, of);
    const replies = [];
    for (let i = 0; i < 4; i += 1) replies.push(await tries('wrong password', '', house, of));
    return replies.map(({ status, headers, body }) => [
      status,
      headers.get('retry-after'),
      { ...body, requestId: undefined },
    ]);
  };
  expect(await seen('+34600300998')).toEqual(await seen(phone));
});
