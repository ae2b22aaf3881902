/** Limits at the door: one count for all processes, whoever writes what (issue 14). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writesOfHousehold, writesOfNetwork } from '#kit/server/limits/writes.ts';
import { counters } from '#kit/server/limits/table.ts';
import { hoursAfter } from '#kit/shared/durations.ts';
import { openTestHouse } from './testing.ts';
import type { Reply, TestHouse } from './testing.ts';

let house: TestHouse;
let second: Awaited<ReturnType<TestHouse['beside']>>;
beforeAll(async () => {
  house = await openTestHouse();
  second = await house.beside();
});
afterAll(async () => {
  await second.close();
  await house.close();
});
beforeEach(async () => {
  // Each in an hour of its own: what a process remembers is over.
  house.time.now = hoursAfter(house.time.now, 1);
  await house.db.delete(counters);
});

const write = (address: string, on: Pick<TestHouse, 'call'> = house) =>
  on.call('POST', '/api/auth/signout', { body: {}, address });
const many = async (count: number, one: (i: number) => Promise<Reply>) => {
  const replies = [];
  for (let i = 0; i < count; i += 1) replies.push(await one(i));
  return { refused: replies.filter(({ status }) => status === 429), last: replies.at(-1) };
};

test('five hundred writes in a row from one address are not all taken, whichever process they reach', async () => {
  const { refused, last } = await many(500, (i) => write('203.0.113.7', i % 2 ? second : house));
  expect(500 - refused.length).toBeLessThanOrEqual(writesOfHousehold.calls);
  expect(500 - refused.length).toBeGreaterThan(writesOfHousehold.calls * 0.9);
  expect(last?.body.code).toBe('too_many_requests');
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await write('198.51.100.7')).status).toBe(200);
  house.time.now = new Date(house.time.now.getTime() + 61_000);
  expect((await write('203.0.113.7')).status).toBe(200);
});

test('a household that names itself differently each time is one, and a network has a limit too', async () => {
  const inOne = await many(300, (i) => write(`2001:db8:1:2::${i.toString(16)}`));
  expect(inOne.refused.length).toBeGreaterThanOrEqual(300 - writesOfHousehold.calls);
  const inMany = await many(1000, (i) => write(`2001:db8:2:${(i % 250).toString(16)}::1`));
  expect(inMany.refused.length).toBeGreaterThanOrEqual(1000 - writesOfNetwork.calls);
});

test('reads write nothing, and an endpoint’s own limit is shared by two processes', async () => {
  await many(30, () => house.call('GET', '/api/events', { address: '203.0.113.7' }));
  expect(await house.db.$count(counters)).toBe(0);
  const signUp = (i: number) =>
    (i % 2 ? second : house).call('POST', '/api/auth/signup', { body: {}, address: '203.0.113.8' });
  expect((await many(60, signUp)).refused).toHaveLength(30);
});

test('the provider’s notices come from one address and are not counted', async () => {
  const notice = () => house.call('POST', '/api/payments/webhook', { body: {}, address: '203.0.113.9' });
  expect((await many(300, notice)).refused).toHaveLength(0);
});
