/** What the page of a vacancy tells besides, at the door. */
import { beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { jobs } from './table.ts';

const house = aTestHouse();
beforeEach(() => house.db.delete(jobs));

const vacancy = {
  title: 'Waiter on the beach',
  description: 'Forty tables, one sunset.',
  location: 'Poniente',
  employer: 'Chiringuito Marea',
  salary: '€1,400 to €1,750 a month, tips on top',
  contactEmail: 'jobs@marea.example',
};
const told = {
  payFrom: '1400.00',
  payTo: '1750.00',
  openings: 6,
  weeklyHours: 40,
  shifts: { en: 'Five nights', es: 'Cinco noches' },
  shiftParts: ['nights', 'weekends'],
  bed: 'help',
  startsOn: '2026-09-01',
};

test('a page tells pay in numbers, hours, shifts, bed and start beside the words; a list does not', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/jobs', { as: admin, body: { ...vacancy, ...told } });
  const page = await house.call('GET', `/api/jobs/${body.id}?lang=es`);
  expect(page.body).toMatchObject({ ...told, shifts: 'Cinco noches', salary: vacancy.salary, salaryType: 'monthly' });
  const [listed] = (await house.call('GET', '/api/jobs')).body;
  expect(listed.id).toBe(body.id);
  for (const name of Object.keys(told)) expect(listed).not.toHaveProperty(name);
  expect((await house.call('GET', `/api/admin/jobs/${body.id}`, { as: admin })).body).toMatchObject(told);
  const copy = await house.call('POST', `/api/jobs/${body.id}/copies`, { as: admin });
  expect(copy.body).toMatchObject(told);
});

test('who names no parts of the day says them in words, and each is kept once and in its order', async () => {
  const admin = await house.signedInAs('admin');
  const kept = async (over: object) => {
    const { body } = await house.call('POST', '/api/jobs', { as: admin, body: { ...vacancy, ...over } });
    return (await house.call('GET', `/api/jobs/${body.id}`)).body.shiftParts;
  };
  expect(await kept({ shifts: { en: 'Friday and Saturday nights' } })).toEqual(['nights', 'weekends']);
  expect(await kept({ shifts: { en: 'Friday and Saturday nights' }, shiftParts: [] })).toEqual([]);
  expect(await kept({ shiftParts: ['weekends', 'mornings', 'weekends'] })).toEqual(['mornings', 'weekends']);
});

test('pay in words alone stays in words', async () => {
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/jobs', { as: admin, body: vacancy });
  const nothing = {
    payFrom: null,
    payTo: null,
    openings: null,
    weeklyHours: null,
    shifts: '',
    shiftParts: [],
    bed: null,
    startsOn: null,
  };
  expect((await house.call('GET', `/api/jobs/${body.id}`)).body).toMatchObject({ ...nothing, salary: vacancy.salary });
});

test.each([
  ['payTo', { payTo: '1399.99' }],
  ['payTo', { payFrom: null }],
  ['payFrom', { payFrom: 'much' }],
  ['openings', { openings: 0 }],
  ['openings', { openings: 100 }],
  ['weeklyHours', { weeklyHours: 61 }],
  ['shiftParts.0', { shiftParts: ['teatime'] }],
  ['bed', { bed: 'tent' }],
  ['startsOn', { startsOn: '2026-02-30' }],
])('refuses at %s: %o', async (field, wrong) => {
  const admin = await house.signedInAs('admin');
  const reply = await house.call('POST', '/api/jobs', { as: admin, body: { ...vacancy, ...told, ...wrong } });
  expect(reply.status).toBe(422);
  expect(reply.body.errors[0].path).toBe(field);
  expect((await house.call('GET', '/api/jobs')).body).toEqual([]);
});

test('an owner’s other pay waits for the desk with the words beside it; shifts go out at once', async () => {
  const owner = await house.signedInAs('business');
  const admin = await house.signedInAs('admin');
  const { body } = await house.call('POST', '/api/jobs', { as: owner, body: { ...vacancy, ...told } });
  await house.call('POST', `/api/jobs/${body.id}/steps`, { as: owner, body: { step: 'ask' } });
  await house.call('POST', `/api/jobs/${body.id}/steps`, { as: admin, body: { step: 'publish' } });
  const change = {
    ...vacancy,
    ...told,
    payTo: '4000.00',
    salary: '€1,400 to €1,760 a month, tips on top',
    shifts: 'Six nights',
    shiftParts: ['nights'],
  };
  const saved = await house.call('PUT', `/api/jobs/${body.id}`, { as: owner, body: change });
  expect(saved.body.waits.toSorted()).toEqual(['payTo', 'salary']);
  const page = await house.call('GET', `/api/jobs/${body.id}`);
  expect(page.body).toMatchObject({
    payTo: '1750.00',
    salary: vacancy.salary,
    shifts: 'Six nights',
    shiftParts: ['nights'],
  });
});
