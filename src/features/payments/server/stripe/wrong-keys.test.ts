/** Keys that Stripe does not take: the log says so in plain words, the buyer loses nothing (issue 6). */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anEvent } from '#features/events/server/factory.ts';
import { orders } from '#features/orders/server/table.ts';
import { standInKeys } from '../stand-in/stand-in.ts';
import { aHouseUnderKeys, intend } from '../testing-keyed.ts';

const wrongKey = 'sk_test_wrong';
const { house, said, withKey } = aHouseUnderKeys();

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
  const refused = await intend(withKey(wrongKey), as, itemId);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
  expect(refused.body.detail).toContain('Nothing was charged');
  expect(JSON.stringify(refused.body)).not.toContain('key');
  expect(said.join()).toContain('Stripe refuses STRIPE_SECRET_KEY');
  expect(said.join()).not.toContain(wrongKey);

  const [held, ...more] = await house.db.select().from(orders).where(eq(orders.userId, as.id));
  expect([held?.status, more]).toEqual(['pending', []]);
  const again = await intend(withKey(standInKeys.secretKey), as, itemId);
  expect([again.status, again.body.orderId]).toEqual([201, held?.id]);
});
