/** Two at the same listing at once: its row is locked first by whoever saves it and by whoever decides (decision 0033). */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { listingChanges } from './table.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
});

const publish = async () => {
  await house.db.delete(listingChanges);
  return (await aBusiness(house.db, { ownerId: owner.id, reviewedAt: house.time.now, name: 'Casa Luz' })).id;
};
const rename = async (id: string, name: string, version?: number) => {
  const record = (await house.call('GET', `/api/admin/businesses/${id}`, { as: owner })).body;
  const { description, category, location, address, phone, email, priceRange } = record;
  const body = { description, category, location, address, phone, email, priceRange, name, version };
  return house.call('PUT', `/api/businesses/${id}`, { as: owner, body });
};
const queue = async () => (await house.call('GET', '/api/admin/listing-changes', { as: admin })).body;
const decide = (id: string, body: object) =>
  house.call('POST', `/api/admin/listing-changes/${id}/decision`, { as: admin, body });
const nameOf = async (id: string) => (await house.call('GET', `/api/businesses/${id}`)).body.name;

test('of two edits of the same version one waits, and the other one is told', async () => {
  const id = await publish();
  const replies = await Promise.all([rename(id, 'One', 1), rename(id, 'Two', 1)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const kept = replies[0]?.status === 200 ? 'One' : 'Two';
  expect(await queue()).toMatchObject([{ after: { name: kept } }]);
});

test('of edits that mind no version the last one waits, alone', async () => {
  const id = await publish();
  const replies = await Promise.all(['One', 'Two', 'Three'].map((name) => rename(id, name)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await queue()).toHaveLength(1);
});

test('what is approved is what was looked at: an edit comes before it and is told, or after it and waits', async () => {
  const id = await publish();
  await rename(id, 'Seen');
  const [{ id: change, version }] = await queue();
  const [decided, saved] = await Promise.all([decide(change, { decision: 'approved', version }), rename(id, 'Unseen')]);
  expect([saved.status, decided.status === 200 || decided.body.code === 'edit_conflict']).toEqual([200, true]);
  expect(await nameOf(id)).toBe(decided.status === 200 ? 'Seen' : 'Casa Luz');
  expect(await queue()).toMatchObject([{ after: { name: 'Unseen' } }]);
});

test('a change is decided once, whoever comes first', async () => {
  const id = await publish();
  await rename(id, 'Other');
  const [{ id: change }] = await queue();
  const replies = await Promise.all([
    decide(change, { decision: 'approved' }),
    decide(change, { decision: 'rejected', note: 'No.' }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await nameOf(id)).toBe(replies[0]?.status === 200 ? 'Other' : 'Casa Luz');
});
