/** An owner hears what the desk writes anew of what is public of theirs: guests book at a price that they did not set. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';

const house = aTestHouse();
let owner: Member;
let admin: Member;
beforeAll(async () => {
  [owner, admin] = [await house.signedInAs('business'), await house.signedInAs('admin')];
  await house.db.update(users).set({ email: 'pepa@bar.example', language: 'es' }).where(eq(users.id, owner.id));
});
beforeEach(async () => {
  await house.db.delete(mails);
});

/** Saves the form of a flat with something else in it, and tells what its owner was written then. */
async function saved(id: string, over: object, as: Member) {
  const { body: record } = await house.call('GET', `/api/admin/rentals/${id}`, { as: admin });
  const { title, description, category, location, address, price, capacity, contactPhone, contactEmail } = record;
  const said = { title, description, category, location, address, price, capacity, contactPhone, contactEmail };
  const reply = await house.call('PUT', `/api/rentals/${id}`, { as, body: { ...said, ...over } });
  expect([reply.status, reply.body.errors]).toEqual([200, undefined]);
  const told = await house.db.select().from(mails);
  await house.db.delete(mails);
  return told.map(({ letter, recipient, values }) => ({ letter, recipient, price: values['price'] }));
}

test('by a letter with the price before and after where it is another', async () => {
  const { id } = await aRental(house.db, { ownerId: owner.id, priceCents: 8000 });
  const letter = { letter: 'listingEdited', recipient: 'pepa@bar.example' };
  const description = { en: 'Two rooms', es: 'Dos habitaciones' };
  expect(await saved(id, { description }, admin)).toEqual([{ ...letter, price: null }]);
  expect(await saved(id, { price: '88' }, admin)).toEqual([{ ...letter, price: { was: 8000, now: 8800 } }]);
  // Nothing of its words: saved as it is, and put in front.
  expect([await saved(id, {}, admin), await saved(id, { featured: true }, admin)]).toEqual([[], []]);
});

test('and nothing of what they wrote themselves, of a draft, or of what is nobody’s', async () => {
  const { id: own } = await aRental(house.db, { ownerId: owner.id, priceCents: 8000 });
  const { id: draft } = await aRental(house.db, { ownerId: owner.id, priceCents: 8000, status: 'draft' });
  const { id: nobodys } = await aRental(house.db, { priceCents: 8000 });
  expect(await saved(own, { price: '70' }, owner)).toEqual([]);
  expect(await saved(draft, { price: '70', status: 'draft' }, admin)).toEqual([]);
  expect(await saved(nobodys, { price: '70' }, admin)).toEqual([]);
});
