/** What the page of a place tells besides, at the door. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { businesses } from './table.ts';

const house = aTestHouse();
beforeEach(() => house.db.delete(businesses));

const bar = {
  name: 'Limón de Madrugada',
  description: 'Sour cocktails.',
  category: 'bar',
  location: 'Calle Gerona',
  address: 'Calle Gerona 19',
  phone: '+34965000112',
  email: 'limon@example.com',
};
const told = {
  menu: { en: 'Sour:\nPisco sour 9 €', es: 'Ácidos:\nPisco sour 9 €' },
  offer: { en: 'Two for 15 €', es: 'Dos por 15 €' },
  offerFrom: '2026-08-21',
  offerUntil: '2026-09-30',
};

test('a page tells its menu and its offer in the language asked for; a list does not', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/businesses', { as: admin, body: { ...bar, ...told } });
  const page = await house.call('GET', `/api/businesses/${body.id}?lang=es`);
  expect(page.body).toMatchObject({ ...told, menu: told.menu.es, offer: told.offer.es });
  const [listed] = (await house.call('GET', '/api/businesses')).body;
  expect(listed.id).toBe(body.id);
  for (const name of Object.keys(told)) expect(listed).not.toHaveProperty(name);
  expect((await house.call('GET', `/api/admin/businesses/${body.id}`, { as: admin })).body).toMatchObject(told);
});

test.each([
  ['menu', { menu: 'x'.repeat(4001) }],
  ['offer', { offer: 'two\nlines' }],
  ['offerUntil', { offerUntil: '2026-08-20' }],
])('refuses at %s: %o', async (field, wrong) => {
  const admin = await house.signedInAs('admin');
  const reply = await house.call('POST', '/api/businesses', { as: admin, body: { ...bar, ...told, ...wrong } });
  expect(reply.status).toBe(422);
  expect(reply.body.errors[0].path).toMatch(new RegExp(`^${field}`));
  expect((await house.call('GET', '/api/businesses')).body).toEqual([]);
});

test('an owner’s other menu waits for the desk; one price less is out at once', async () => {
  const owner = await house.signedInAs('business');
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/businesses', { as: owner, body: { ...bar, ...told } });
  await house.call('POST', `/api/businesses/${body.id}/steps`, { as: owner, body: { step: 'ask' } });
  await house.call('POST', `/api/businesses/${body.id}/steps`, { as: admin, body: { step: 'publish' } });
  const save = async (menu: string) =>
    (
      await house.call('PUT', `/api/businesses/${body.id}`, {
        as: owner,
        body: { ...bar, ...told, menu: { en: menu, es: told.menu.es } },
      })
    ).body.waits;
  expect(await save('Sour:\nPisco sour 8 €')).toEqual([]);
  expect(await save('CASINO BONUS tonight for everybody')).toEqual(['menu']);
  expect((await house.call('GET', `/api/businesses/${body.id}`)).body.menu).toBe('Sour:\nPisco sour 8 €');
});
