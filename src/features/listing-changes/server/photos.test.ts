/** A new photo of a public listing waits as another name does: it is its owner's own, and nobody tidies it away. */
import { beforeAll, expect, test } from 'vitest';
import { tidyUnseenPhotos } from '#app/server/tasks.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { photos } from '#kit/server/photos/table.ts';
import { daysAfter } from '#kit/shared/durations.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
  admin = await house.signedInAs('admin');
});

const aPhoto = async (uploadedBy: string) => {
  const id = newId();
  await house.db.insert(photos).values({ id, uploadedBy, width: 8, height: 8, createdAt: house.time.now });
  return { id, alt: { en: 'The terrace' } };
};
async function show(id: string, photo: object) {
  const record = (await house.call('GET', `/api/admin/businesses/${id}`, { as: owner })).body;
  const { name, description, category, location, address, phone, email, priceRange } = record;
  const body = { name, description, category, location, address, phone, email, priceRange, photos: [photo] };
  return house.call('PUT', `/api/businesses/${id}`, { as: owner, body });
}
const shown = async (id: string) => (await house.call('GET', `/api/businesses/${id}`)).body.photos;
const queue = async () => (await house.call('GET', '/api/admin/listing-changes', { as: admin })).body;

test('it waits, is kept while it does, and is public once the desk approves it', async () => {
  const { id } = await aBusiness(house.db, { ownerId: owner.id, reviewedAt: house.time.now });
  const photo = await aPhoto(owner.id);
  expect((await show(id, photo)).body.waits).toEqual(['photos']);
  expect(await shown(id)).toEqual([]);
  const later = daysAfter(house.time.now, 3);
  await tidyUnseenPhotos(house.db, house.photos, later);
  const [{ id: change }] = await queue();
  const path = `/api/admin/listing-changes/${change}/decision`;
  expect((await house.call('POST', path, { as: admin, body: { decision: 'approved' } })).status).toBe(200);
  expect(await shown(id)).toMatchObject([{ id: photo.id }]);
});

test('those of others are refused at once, though the desk could show them', async () => {
  const { id } = await aBusiness(house.db, { ownerId: owner.id, reviewedAt: house.time.now });
  const refused = await show(id, await aPhoto(admin.id));
  expect([refused.status, refused.body.errors[0].path, await queue()]).toEqual([422, 'photos.0.id', []]);
});
