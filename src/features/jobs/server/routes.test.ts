import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { Job, JobDetail } from '../contract.ts';
import { aJob } from './factory.ts';
import { jobs } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(() => house.db.delete(jobs));

const titles = (body: { title: string }[]) => body.map((job) => job.title);
const named = (title: string, over: Partial<typeof jobs.$inferInsert> = {}) =>
  aJob(house.db, { title: { en: title }, ...over });
const wish = {
  title: { en: 'Night porter', es: 'Portero de noche' },
  description: 'Keys, suitcases, and the sea at four in the morning.',
  category: 'hospitality',
  location: 'Levante',
  address: 'Avenida de Alcoy 1',
  employer: 'Hotel Bahía',
  salary: { en: '€1,700 a month', es: '1.700 € al mes' },
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: { en: ['English', 'Calm'], es: ['Inglés', 'Calma'] },
  benefits: ['Night bonus'],
  contactEmail: 'Staff@Bahia.example',
  isUrgent: true,
};
const hour = (n: number) => new Date(Date.UTC(2026, 7, 20, n));

describe('the list', () => {
  test('puts the urgent first, then the newest', async () => {
    await named('old', { postedAt: hour(8) });
    await named('new', { postedAt: hour(10) });
    await named('urgent, old', { isUrgent: true, postedAt: hour(7) });
    await named('urgent, new', { isUrgent: true, postedAt: hour(9) });
    const { status, body } = await house.call('GET', '/api/jobs');
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['urgent, new', 'urgent, old', 'new', 'old']);
  });

  test('falls back to the other language field by field', async () => {
    await aJob(house.db, { requirements: { en: ['Tea'] } });
    const [job] = (await house.call('GET', '/api/jobs?lang=es')).body;
    expect(job).toMatchObject({
      salary: '1.500 € al mes',
      requirements: ['Tea'],
      benefits: ['Comida de personal'],
    });
  });
});

test('no reply holds the address that applications go to, or any other column that was not promised', async () => {
  const secrets = { contactEmail: 'secret@employer.example', ownerId: 'SecretOwnerId123' };
  const { id } = await aJob(house.db, secrets);
  const body = { ...wish, contactEmail: secrets.contactEmail };
  const { waits, ...saved } = (await house.call('PUT', `/api/jobs/${id}`, { as: admin, body })).body;
  expect(waits).toEqual([]);
  const replies = [
    [Job, (await house.call('GET', '/api/jobs')).body[0]],
    [JobDetail, (await house.call('GET', `/api/jobs/${id}`)).body],
    [Job, saved],
    [Job, (await house.call('POST', '/api/jobs', { as: admin, body })).body],
  ] as const;
  for (const [{ shape }, reply] of replies) {
    // All of it is written in the language that is asked for.
    const { foreign: _foreign, ...promised } = shape;
    expect(Object.keys(reply).toSorted()).toEqual(Object.keys(promised).toSorted());
    for (const secret of Object.values(secrets)) expect(JSON.stringify(reply)).not.toContain(secret);
  }
});

describe('an admin', () => {
  test('creates, changes and removes a job, and each next read shows it', async () => {
    const created = await house.call('POST', '/api/jobs', { as: admin, body: wish });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      title: 'Night porter',
      salary: '€1,700 a month',
      requirements: ['English', 'Calm'],
      benefits: ['Night bonus'],
      isUrgent: true,
      postedAt: house.time.now.toISOString(),
    });
    const path = `/api/jobs/${created.body.id}`;
    const spanish = (await house.call('GET', `${path}?lang=es`)).body;
    expect(spanish).toMatchObject({ title: 'Portero de noche', requirements: ['Inglés', 'Calma'] });
    expect(titles((await house.call('GET', '/api/jobs')).body)).toEqual(['Night porter']);

    house.time.now = daysAfter(house.time.now, 1);
    const changed = await house.call('PUT', path, { as: admin, body: { ...wish, title: 'Day porter' } });
    expect(changed.body).toMatchObject({ title: 'Day porter', postedAt: created.body.postedAt });
    expect(titles((await house.call('GET', '/api/jobs')).body)).toEqual(['Day porter']);

    expect((await house.call('DELETE', path, { as: admin })).body).toEqual({ deleted: true });
    expect((await house.call('GET', '/api/jobs')).body).toEqual([]);
    expect((await house.call('GET', path)).status).toBe(404);
  });

  test('need not say what has a usual answer', async () => {
    const short = Object.fromEntries(
      ['title', 'description', 'location', 'employer', 'salary', 'contactEmail'].map((name) => [
        name,
        wish[name as keyof typeof wish],
      ]),
    );
    const { body } = await house.call('POST', '/api/jobs', { as: admin, body: short });
    expect(body).toMatchObject({
      category: 'hospitality',
      address: 'Benidorm',
      salaryType: 'monthly',
      schedule: 'full-time',
      requirements: [],
      benefits: [],
      isUrgent: false,
    });
  });

  test.each([
    ['category', 'piracy'],
    ['salaryType', 'never'],
    ['schedule', 'sometimes'],
    ['contactEmail', 'nobody'],
    ['isUrgent', 'yes'],
    ['employer', '\u0000'],
    ['title', ''],
    ['requirements', 'Two languages'],
    ['postedAt', '2020-01-01T00:00:00.000Z'],
    ['status', 'withdrawn'],
    ['photos', null],
    ['ownerId', 'me'],
  ])('is told that %s may not be %j, and nothing changes', async (path, value) => {
    const row = await named('as it was');
    const body = { ...wish, [path]: value };
    for (const reply of [
      await house.call('POST', '/api/jobs', { as: admin, body }),
      await house.call('PUT', `/api/jobs/${row.id}`, { as: admin, body }),
    ]) {
      expect(reply.status).toBe(422);
      expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
    expect(titles((await house.call('GET', '/api/jobs')).body)).toEqual(['as it was']);
  });
});

test('gaps in the terms may stay, be filled, and never come with a new job', async () => {
  const gaps = { salaryType: null, schedule: null };
  const { id } = await named('gaps', gaps);
  const path = `/api/jobs/${id}`;
  expect((await house.call('GET', path)).body).toMatchObject(gaps);
  expect((await house.call('GET', `/api/admin/jobs/${id}`, { as: admin })).body).toMatchObject(gaps);
  const kept = await house.call('PUT', path, { as: admin, body: { ...wish, ...gaps } });
  expect([kept.status, kept.body]).toEqual([200, expect.objectContaining(gaps)]);
  const filled = await house.call('PUT', path, { as: admin, body: { ...wish, schedule: 'seasonal' } });
  expect(filled.body).toMatchObject({ salaryType: 'monthly', schedule: 'seasonal' });
  const refused = await house.call('POST', '/api/jobs', { as: admin, body: { ...wish, ...gaps } });
  const paths = refused.body.errors.map((error: { path: string }) => error.path);
  expect([refused.status, paths.toSorted()]).toEqual([422, ['salaryType', 'schedule']]);
});

test('a draft is pinned up when it is published, and the desk sorts jobs by that day and by employer', async () => {
  const draft = await named('draft', {
    status: 'draft',
    employer: 'Élite',
    postedAt: new Date('2026-01-01T12:00:00Z'),
  });
  await named('old', { employer: 'delfín', postedAt: new Date('2026-02-01T12:00:00Z') });
  const by = async (sort: string) =>
    (await house.call('GET', `/api/admin/jobs?sort=${sort}`, { as: admin })).body.map(
      (job: { employer: string }) => job.employer,
    );
  expect([await by('posted'), await by('employer')]).toEqual([
    ['Élite', 'delfín'],
    ['delfín', 'Élite'],
  ]);
  const body = { ...wish, employer: 'Élite' };
  const { body: published } = await house.call('PUT', `/api/jobs/${draft.id}`, { as: admin, body });
  expect(published.postedAt).toBe(house.time.now.toISOString());
  expect(await by('-posted')).toEqual(['Élite', 'delfín']);
});
