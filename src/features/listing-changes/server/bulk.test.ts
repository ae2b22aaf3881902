/** Several changes of public listings at once: each is decided as one alone is. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { newId } from '#kit/server/ids.ts';
import { listingChanges } from './table.ts';

const house = aTestHouse();
let admin: Member;
let owner: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
  owner = await house.signedInAs('business');
});

/** Their owner wants a public event to be somewhere else. */
async function waiting(location: string) {
  const event = await anEvent(house.db, { ownerId: owner.id, location: 'Levante' });
  const change = {
    id: newId(),
    kind: 'events' as const,
    listingId: event.id,
    title: { en: location },
    askedBy: owner.id,
    status: 'pending' as const,
    before: { location: 'Levante' },
    after: { location },
    askedAt: house.time.now,
  };
  await house.db.insert(listingChanges).values(change);
  return change;
}
const decide = (body: object) => house.call('POST', '/api/admin/listing-changes/decisions', { as: admin, body });
const locationOf = async (id: string) =>
  (await house.db.select().from(events).where(eq(events.id, id))).map(({ location }) => location);

test('approves those that nobody touched, and says which somebody changed meanwhile', async () => {
  const [one, two] = [await waiting('Poniente'), await waiting('Old Town')];
  await house.db.update(events).set({ location: 'Cala' }).where(eq(events.id, two.listingId));
  const { status, body } = await decide({ decision: 'approved', items: [{ id: one.id, version: 1 }, { id: two.id }] });
  expect([status, body]).toEqual([200, { done: [one.id], refused: [{ id: two.id, code: 'edit_conflict' }] }]);
  expect([...(await locationOf(one.listingId)), ...(await locationOf(two.listingId))]).toEqual(['Poniente', 'Cala']);
});

test('rejects with the reason that owners read, and never without', async () => {
  const change = await waiting('Poniente');
  const items = [{ id: change.id, version: 1 }];
  expect((await decide({ decision: 'rejected', items })).status).toBe(422);
  expect((await decide({ decision: 'rejected', note: 'Not there.', items })).body.done).toEqual([change.id]);
  const [row] = await house.db.select().from(listingChanges).where(eq(listingChanges.id, change.id));
  expect(row).toMatchObject({ status: 'rejected', note: 'Not there.' });
});
