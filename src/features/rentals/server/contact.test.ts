/** Who may see how to reach a rental's owner: nobody, unless the owner lets everybody (quality, Security). */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aRental } from './factory.ts';
import { rentals } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(() => house.db.delete(rentals));

const contact = { contactPhone: '+34699000777', contactEmail: 'secret@owner.example' };
const wish = {
  title: { en: 'Sailing boat', es: 'Velero' },
  description: { en: 'Round the island.', es: 'Vuelta a la isla.' },
  category: 'boat',
  price: '80.5',
  priceUnit: 'hour',
  location: 'Harbour',
  address: 'Pier 2',
  capacity: 8,
  amenities: [],
  featured: true,
  ...contact,
};

/** Every public place that shows rentals, in a language. */
async function shownIn(language: string, id: string, neighbourId: string): Promise<string[]> {
  const places = [
    '/api/rentals?',
    '/api/rentals?featured=true&',
    `/api/rentals/${id}?`,
    '/api/search/advanced?type=rentals&',
    '/api/search/nearby?lat=38.5385&lng=-0.1312&radius=10&type=rentals&',
    `/api/search/similar?type=rentals&id=${neighbourId}&`,
  ];
  const replies = await Promise.all(places.map((place) => house.call('GET', `${place}lang=${language}`)));
  const items = [{ type: 'rental', id, savedAt: '2026-08-20T10:00:00.000Z' }];
  replies.push(await house.call('POST', `/api/saved/listings?lang=${language}`, { body: { items } }));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  return replies.map(({ body }) => JSON.stringify(body));
}

test.each(['en', 'es'])(
  'every public reply in %s hides the owner, shows them when allowed, and hides them again at once',
  async (language) => {
    const neighbour = await aRental(house.db, { category: 'boat' });
    const spot = { latitude: 38.5385, longitude: -0.1312 };
    const created = await house.call('POST', '/api/rentals', { as: admin, body: { ...wish, ...spot } });
    expect(created.body).toMatchObject({ contactPhone: null, contactEmail: null });
    const { id } = created.body;
    const put = (contactPublic: boolean) =>
      house.call('PUT', `/api/rentals/${id}`, { as: admin, body: { ...wish, ...spot, contactPublic } });

    const countShown = async () => {
      const replies = await shownIn(language, id, neighbour.id);
      for (const reply of replies) expect(reply).toContain(id);
      return replies.filter((reply) => reply.includes(contact.contactPhone) && reply.includes(contact.contactEmail))
        .length;
    };
    const expectHidden = async () => {
      for (const reply of await shownIn(language, id, neighbour.id))
        expect(reply).not.toMatch(/secret@owner|699000777/);
    };
    await expectHidden();
    expect((await put(true)).body).toMatchObject(contact);
    expect(await countShown()).toBe(7);
    expect((await put(false)).body).toMatchObject({ contactPhone: null, contactEmail: null });
    await expectHidden();
  },
);

test('one owner who may be seen does not show another', async () => {
  await aRental(house.db, { contactPublic: true, contactEmail: 'open@owner.example' });
  await aRental(house.db, contact);
  const { body } = await house.call('GET', '/api/rentals');
  expect(JSON.stringify(body)).toContain('open@owner.example');
  expect(JSON.stringify(body)).not.toMatch(/secret@owner|699000777/);
});

test('the desk sees both the contact and whether it may be shown', async () => {
  const { id } = await aRental(house.db, contact);
  const reply = await house.call('GET', `/api/admin/rentals/${id}`, { as: admin });
  expect(reply.body).toMatchObject({ ...contact, contactPublic: false });
});
