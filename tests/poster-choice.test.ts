/** Which poster a listing wears: the one its words name, or the one its owner chose of the press (issue 20). */
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aBusiness } from '#features/businesses/server/factory.ts';
import type { WornPoster } from '#market/posters/contract.ts';

const house = aTestHouse();
let owner: Member;
beforeAll(async () => {
  owner = await house.signedInAs('business');
});

const propose = (query: string, as = owner) => house.call('GET', `/api/poster-proposals?${query}`, { as });
const asked = 'kind=businesses&category=restaurant&title=Kimchi%20y%20tacos';
const write = ({ motif, seed }: WornPoster) => `${motif}-${seed}`;

test('the press proposes six, no two equal, the likeliest motif first; each shake brings others', async () => {
  const { status, body } = await propose(asked);
  expect(status).toBe(200);
  expect(body.map(({ motif }: WornPoster) => motif)).toEqual([
    'ramen',
    'tacos',
    'place-setting',
    'ramen',
    'tacos',
    'ramen',
  ]);
  const again = (await propose(`${asked}&shake=1`)).body;
  expect(new Set([...body, ...again].map(write)).size).toBe(12);
  expect((await propose(asked)).body).toEqual(body);
});

test('each of the six can be chosen', async () => {
  const { id } = await aBusiness(house.db, { ownerId: owner.id, reviewedAt: house.time.now });
  for (const shake of [0, 1, 499]) {
    const { body } = await propose(`${asked}&shake=${shake}`);
    expect(body).toHaveLength(6);
    for (const poster of body) {
      expect((await save(id, write(poster))).status, write(poster)).toBe(200);
      expect(await shown(id)).toEqual(poster);
    }
  }
});

test('it proposes nothing for what is no category of the kind, nor to travellers', async () => {
  for (const category of ['party', 'constructor', ''])
    expect((await propose(`kind=businesses&category=${category}`)).status).toBe(422);
  for (const query of ['kind=yachts&category=bar', `${asked}&shake=501`, `${asked}&title=${'x'.repeat(121)}`])
    expect((await propose(query)).status).toBe(422);
  expect((await propose(asked, await house.signedInAs('traveller'))).status).toBe(403);
});

const read = async (id: string) => (await house.call('GET', `/api/admin/businesses/${id}`, { as: owner })).body;
const shown = async (id: string) => (await house.call('GET', `/api/businesses/${id}`)).body.poster;

async function save(id: string, chosenPoster: unknown, as = owner) {
  const { name, description, category, location, address, phone, email, version } = await read(id);
  const written = { name, description, category, location, address, phone, email, version };
  return house.call('PUT', `/api/businesses/${id}`, { as, body: { ...written, chosenPoster } });
}

test('an owner’s choice is public at once, and taken back the words choose again', async () => {
  const said = { name: 'Kimchi', description: { en: 'Small menu.' }, category: 'restaurant' as const };
  const { id } = await aBusiness(house.db, { ...said, ownerId: owner.id, reviewedAt: house.time.now });
  const byWords = await shown(id);
  expect(byWords.motif).toBe('ramen');
  expect((await save(id, 'sushi-412')).body).toMatchObject({ poster: { motif: 'sushi', seed: 412 }, waits: [] });
  expect(await shown(id)).toEqual({ motif: 'sushi', seed: 412 });
  expect((await read(id)).chosenPoster).toBe('sushi-412');
  expect((await save(id, null)).body.poster).toEqual(byWords);
});

test('what the press does not know is refused, and so is another’s listing', async () => {
  const { id } = await aBusiness(house.db, { ownerId: owner.id, reviewedAt: house.time.now });
  for (const chosen of ['unicorn-1', 'ramen-65536', 'ramen-01', 'ramen', 'ramen-1.svg', '', 7, { motif: 'ramen' }])
    expect((await save(id, chosen)).status).toBe(422);
  expect((await save(id, 'ramen-1', await house.signedInAs('business'))).status).toBe(404);
  expect((await read(id)).chosenPoster).toBeNull();
});
