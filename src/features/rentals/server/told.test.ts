/** What the page of a rental tells besides, at the door. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { rentals } from './table.ts';

const house = aTestHouse();
beforeEach(() => house.db.delete(rentals));

const flat = {
  title: 'Two balconies',
  description: 'Ninth floor.',
  category: 'apartment',
  price: '90',
  location: 'Levante',
  capacity: 4,
  contactPhone: '+34600555001',
  contactEmail: 'owner@balcones.example',
};
const told = {
  floorArea: 78,
  pets: 'onRequest',
  host: 'Amparo',
  licence: 'VT-000101-A',
  houseRules: { en: ['No smoking'], es: ['No se fuma'] },
};

test('a page tells size, pets, rules, host and licence in the language asked for; a list does not', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/rentals', { as: admin, body: { ...flat, ...told } });
  const page = await house.call('GET', `/api/rentals/${body.id}?lang=es`);
  expect(page.body).toMatchObject({ ...told, houseRules: ['No se fuma'] });
  const [listed] = (await house.call('GET', '/api/rentals')).body;
  expect(listed.id).toBe(body.id);
  for (const name of Object.keys(told)) expect(listed).not.toHaveProperty(name);
  expect((await house.call('GET', `/api/admin/rentals/${body.id}`, { as: admin })).body).toMatchObject(told);
});

test('of a boat neither size nor pets nor a tourist licence is kept; its rules and host are', async () => {
  const admin = await house.signedInAs('admin');
  const boat = { ...flat, ...told, category: 'boat' };
  const { body } = await house.call('POST', '/api/rentals', { as: admin, body: boat });
  const page = await house.call('GET', `/api/rentals/${body.id}`);
  const none = { floorArea: null, pets: null, licence: '' };
  expect(page.body).toMatchObject({ ...none, host: 'Amparo', houseRules: ['No smoking'] });
});

test.each([
  ['floorArea', 0],
  ['pets', 'maybe'],
  ['licence', 'x'.repeat(41)],
  ['host', 'two\nlines'],
  ['houseRules', { en: Array.from({ length: 13 }, (_, rule) => `Rule ${rule}`) }],
])('refuses %s of %o', async (field, value) => {
  const admin = await house.signedInAs('admin');
  const reply = await house.call('POST', '/api/rentals', { as: admin, body: { ...flat, ...told, [field]: value } });
  expect(reply.status).toBe(422);
  expect(reply.body.errors[0].path).toMatch(new RegExp(`^${field}`));
});
