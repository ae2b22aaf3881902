/** Keys that Stripe does not take: the log says so in plain words, the buyer loses nothing (issue 6). */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApi } from '#app/server/build-api.ts';
import { openTestHouse, origin } from '#app/server/testing.ts';
import type { TestHouse } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { createLog } from '#kit/server/log.ts';
import { openStandIn, standInKeys } from '../stand-in/stand-in.ts';
import type { StandIn } from '../stand-in/stand-in.ts';

const wrongKey = 'sk_test_wrong';
let standIn: StandIn;
let house: TestHouse;
let said: string[];
beforeAll(async () => {
  standIn = await openStandIn();
  house = await openTestHouse();
});
afterAll(async () => {
  await house.close();
  await standIn.close();
});
beforeEach(() => {
  said = [];
});

/** The house as it is built with this key, on the same data. */
const withKey = (secretKey: string, apiBase = standIn.url) =>
  buildApi({
    db: house.db,
    clock: () => house.time.now,
    log: createLog('warn', { write: (line) => void said.push(line) }),
    publicUrl: origin,
    photos: house.photos,
    stripe: { ...standInKeys, secretKey, apiBase },
  });

test('a start with a wrong key says in the log which variable it is, and not what is in it', async () => {
  await withKey(wrongKey).greetProvider();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('Stripe refuses STRIPE_SECRET_KEY');
  expect(said[0]).toContain('nobody can pay');
  expect(said[0]).not.toContain(wrongKey);
});

test('a start without Stripe says so and goes on; one with the right key says nothing', async () => {
  await withKey(standInKeys.secretKey, 'http://127.0.0.1:9').greetProvider();
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('does not answer');
  await withKey(standInKeys.secretKey).greetProvider();
  expect(said).toHaveLength(1);
});

test('who pays under a wrong key is told to try again; the places stay theirs, and under the right one it goes on', async () => {
  const as = await house.signedInAs();
  const { id: itemId } = await anEvent(house.db);
  const intend = async (secretKey: string) => {
    const metadata = { type: 'event', itemId, userId: as.id, quantity: 2 };
    const headers = { 'content-type': 'application/json', cookie: as.cookie, 'sec-fetch-site': 'same-origin' };
    const body = JSON.stringify({ amount: 50, currency: 'eur', metadata });
    const request = new Request(`${origin}/api/create-payment-intent`, { method: 'POST', headers, body });
    const reply = await withKey(secretKey).answer(request, { address: 'here' });
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };
  const refused = await intend(wrongKey);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  expect(refused.body.detail).toContain('Nothing was charged');
  expect(JSON.stringify(refused.body)).not.toContain('key');
  expect(said.join()).toContain('Stripe refuses STRIPE_SECRET_KEY');
  expect(said.join()).not.toContain(wrongKey);

  const [held, ...more] = await house.db.select().from(orders).where(eq(orders.userId, as.id));
  expect([held?.status, more]).toEqual(['pending', []]);
  const again = await intend(standInKeys.secretKey);
  expect([again.status, again.body.orderId]).toEqual([201, held?.id]);
});
