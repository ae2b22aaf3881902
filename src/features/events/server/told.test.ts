/** What the page of an event tells besides, at the door. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { events } from './table.ts';

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(events);
});

const night = {
  title: 'Concrete Hours',
  description: 'One room, one strobe.',
  price: '18',
  location: 'Búnker 38',
  address: 'Calle Gerona 31',
  date: '2026-08-22',
  time: '23:30',
  duration: '6 hours',
  organizer: 'Búnker 38',
};
const told = {
  lineUp: ['23:30 Marta Encofrado', '03:00 Dique Seco'],
  doors: '23:00',
  minAge: 21,
  dressCode: { en: 'Smart', es: 'Arreglado' },
  included: { en: ['Earplugs'], es: ['Tapones'] },
};

test('a page tells line-up, doors, age, dress and what is included in the language asked for; a list does not', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/events', { as: admin, body: { ...night, ...told } });
  const page = await house.call('GET', `/api/events/${body.id}?lang=es`);
  expect(page.body).toMatchObject({ ...told, dressCode: 'Arreglado', included: ['Tapones'] });
  const [listed] = (await house.call('GET', '/api/events')).body;
  expect(listed.id).toBe(body.id);
  for (const name of Object.keys(told)) expect(listed).not.toHaveProperty(name);
  expect((await house.call('GET', `/api/admin/events/${body.id}`, { as: admin })).body).toMatchObject(told);
});

test('without a word of it nothing is invented', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/events', { as: admin, body: night });
  const nothing = { lineUp: [], doors: null, minAge: null, dressCode: '', included: [] };
  expect((await house.call('GET', `/api/events/${body.id}`)).body).toMatchObject(nothing);
});

test.each([
  ['doors', '23:45'],
  ['minAge', 17],
  ['minAge', 100],
  ['lineUp', Array.from({ length: 21 }, (_, act) => `Act ${act}`)],
  ['lineUp', ['x'.repeat(121)]],
  ['included', { en: Array.from({ length: 13 }, (_, thing) => `Thing ${thing}`) }],
])('refuses %s of %o, and keeps what was', async (field, value) => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/events', { as: admin, body: { ...night, ...told } });
  const wrong = { ...night, ...told, [field]: value };
  const reply = await house.call('PUT', `/api/events/${body.id}`, { as: admin, body: wrong });
  expect(reply.status).toBe(422);
  expect(reply.body.errors[0].path).toMatch(new RegExp(`^${field}`));
  expect((await house.call('GET', `/api/events/${body.id}`)).body).toMatchObject({ lineUp: told.lineUp, minAge: 21 });
});

test('an owner’s new line-up waits for the desk; doors and dress go out at once', async () => {
  const owner = await house.signedInAs('business');
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/events', {
    as: owner,
    body: { ...night, ...told, imageUrl: 'https://a.example/b.png' },
  });
  await house.call('POST', `/api/events/${body.id}/steps`, { as: owner, body: { step: 'ask' } });
  await house.call('POST', `/api/events/${body.id}/steps`, { as: admin, body: { step: 'publish' } });
  const change = { ...night, ...told, imageUrl: 'https://a.example/b.png', lineUp: ['CASINO BONUS'], doors: '22:30' };
  const saved = await house.call('PUT', `/api/events/${body.id}`, { as: owner, body: change });
  expect(saved.body.waits).toEqual(['lineUp']);
  const page = await house.call('GET', `/api/events/${body.id}`);
  expect(page.body).toMatchObject({ lineUp: told.lineUp, doors: '22:30' });
});
