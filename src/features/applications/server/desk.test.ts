/** The desk and the applications: found, taken one step further with a letter, noted about; for admins alone. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { anApplication } from './factory.ts';
import { jobApplications } from './table.ts';

const house = aTestHouse();
let admin: Member;
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [jobApplications, jobs, mails, auditEntries]) await house.db.delete(table);
});

const list = (query = '') => house.call('GET', `/api/job-applications${query}`, { as: admin });
const change = (id: string, body: object) => house.call('PATCH', `/api/job-applications/${id}`, { as: admin, body });
const names = (body: { name: string }[]) => body.map(({ name }) => name);
const letters = () => house.db.select().from(mails);

describe('the list', () => {
  test('is searched, narrowed to a state and to a job, sorted, and counted', async () => {
    const [waiter, singer] = [await aJob(house.db), await aJob(house.db, { title: { en: 'Singer', es: 'Cantante' } })];
    await anApplication(house.db, { jobId: waiter.id });
    await anApplication(house.db, {
      jobId: singer.id,
      name: 'Álvaro Gil',
      message: 'I sing.',
      status: 'shortlisted',
      submittedAt: new Date('2026-08-21T10:00:00Z'),
    });
    const { body, headers } = await list('?lang=es&sort=-submitted');
    expect([names(body), headers.get('x-total-count')]).toEqual([['Álvaro Gil', 'Marta Ferrer'], '2']);
    expect(body[0].job).toEqual({ id: singer.id, title: 'Cantante', employer: 'Chiringuito Marea' });
    expect(names((await list('?q=alvaro')).body)).toEqual(['Álvaro Gil']);
    expect(names((await list('?status=received')).body)).toEqual(['Marta Ferrer']);
    expect(names((await list(`?job=${singer.id}`)).body)).toEqual(['Álvaro Gil']);
    expect(names((await list('?sort=name')).body)).toEqual(['Álvaro Gil', 'Marta Ferrer']);
    const { body: applied } = await list('/jobs?lang=es');
    expect(applied.map(({ title }: { title: string }) => title)).toEqual(['Camarero en la playa', 'Cantante']);
  });

  test('tells of each job how many it looks for, how many were accepted, and whether it still takes any', async () => {
    const job = await aJob(house.db, { openings: 2 });
    const statuses = ['accepted', 'accepted', 'declined', 'received'] as const;
    for (const [at, status] of statuses.entries())
      await anApplication(house.db, { jobId: job.id, status, email: `${at}@correo.example` });
    const told = async () => (await list('/jobs')).body;
    expect(await told()).toMatchObject([{ id: job.id, openings: 2, accepted: 2, isOnBoard: true }]);
    await house.db.update(jobs).set({ listedUntil: new Date(0) });
    expect(await told()).toMatchObject([{ accepted: 2, isOnBoard: false }]);
  });

  test('begins with what waits longest for a decision; what is decided follows, the last one first', async () => {
    const { id: jobId } = await aJob(house.db);
    const sent = ['declined', 'shortlisted', 'accepted', 'received'] as const;
    for (const [at, status] of sent.entries()) {
      const submittedAt = new Date(Date.UTC(2026, 7, 20 + at));
      await anApplication(house.db, { jobId, status, submittedAt, name: status, email: `${at}@correo.example` });
    }
    expect(names((await list()).body)).toEqual(['shortlisted', 'received', 'accepted', 'declined']);
  });

  test('refuses a filter that is none, by its name', async () => {
    const reply = await list('?status=lost');
    expect([reply.status, reply.body.errors[0].path]).toEqual([422, 'status']);
  });

  test('keeps the names of jobs that are withdrawn', async () => {
    const { id: jobId } = await aJob(house.db, { status: 'withdrawn' });
    const { id } = await anApplication(house.db, { jobId });
    expect((await list(`/${id}`)).body.job.title).toBe('Waiter on the beach');
  });
});

describe('a step', () => {
  test('is written down, and told to the applicant in their language with the employer’s word', async () => {
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id, language: 'es' });
    const { status, body } = await change(id, { status: 'shortlisted', answer: 'Ven el lunes.', version: 1 });
    expect([status, body.status, body.answer, body.version]).toEqual([200, 'shortlisted', 'Ven el lunes.', 2]);
    expect(await letters()).toMatchObject([
      {
        letter: 'applicationDecided',
        language: 'es',
        recipient: 'marta@correo.example',
        values: { title: 'Camarero en la playa', decision: 'shortlisted', answer: 'Ven el lunes.', path: null },
      },
    ]);
    const [entry] = await house.db.select().from(auditEntries);
    expect(entry).toMatchObject({ action: 'status', entity: 'job_applications', entityId: id });
    expect(JSON.stringify(entry)).not.toMatch(/Marta|correo\.example/);
  });

  test('leads a member to the dashboard', async () => {
    const { id: userId } = await house.signedInAs();
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id, userId });
    await change(id, { status: 'accepted' });
    expect((await letters())[0]?.values['path']).toBe('/user-dashboard');
  });

  test('forgets the word that came with the step before', async () => {
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id });
    await change(id, { status: 'shortlisted', answer: 'Come on Monday.' });
    expect((await change(id, { status: 'declined' })).body.answer).toBeNull();
  });

  test.each([
    ['received', 'withdrawn'],
    ['received', 'received'],
    ['accepted', 'declined'],
    ['declined', 'shortlisted'],
    ['withdrawn', 'accepted'],
  ] as const)('from %s to %s there is none', async (from, to) => {
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id, status: from });
    const reply = await change(id, { status: to });
    expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
    expect(await letters()).toEqual([]);
  });

  test('on top of somebody else’s change is refused', async () => {
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id });
    await change(id, { adminNotes: 'Rang her.', version: 1 });
    const reply = await change(id, { status: 'accepted', version: 1 });
    expect([reply.status, reply.body.code]).toEqual([409, 'edit_conflict']);
    expect(await letters()).toEqual([]);
  });
});

test('notes are the desk’s own: no letter, and an empty one takes the note away', async () => {
  const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id, answer: 'Hola.' });
  expect((await change(id, { adminNotes: 'Rang her.' })).body).toMatchObject({
    adminNotes: 'Rang her.',
    answer: 'Hola.',
  });
  expect((await change(id, { adminNotes: '' })).body.adminNotes).toBeNull();
  expect(await letters()).toEqual([]);
});

test('what is not there is 404', async () => {
  expect((await list('/AbCdEfGhJkLmNpQr')).status).toBe(404);
  expect((await change('AbCdEfGhJkLmNpQr', { status: 'accepted' })).status).toBe(404);
});

describe('several at once', () => {
  const decide = (body: object, as = admin) => house.call('POST', '/api/job-applications/decisions', { as, body });

  test('are each told the same step with the same word; what was decided or changed meanwhile is refused by name', async () => {
    const { id: jobId } = await aJob(house.db);
    const one = (name: string, over: object = {}) =>
      anApplication(house.db, { jobId, name, email: `${name}@correo.example`, ...over });
    const [fresh, listed, gone, changed] = [
      await one('fresh'),
      await one('listed', { status: 'shortlisted' }),
      await one('gone', { status: 'withdrawn' }),
      await one('changed'),
    ];
    const items = [fresh, listed, gone].map(({ id, version }) => ({ id, version }));
    const { status, body } = await decide({
      status: 'declined',
      answer: 'Next summer.',
      items: [...items, { id: changed.id, version: 7 }],
    });
    expect([status, body]).toEqual([
      200,
      {
        done: [fresh.id, listed.id],
        refused: [
          { id: gone.id, code: 'invalid_transition' },
          { id: changed.id, code: 'edit_conflict' },
        ],
      },
    ]);
    const told = (await letters()).map(
      ({ recipient, values }) => `${recipient} ${String(values['decision'])}: ${String(values['answer'])}`,
    );
    expect(told.toSorted()).toEqual([
      'fresh@correo.example declined: Next summer.',
      'listed@correo.example declined: Next summer.',
    ]);
    expect(await house.db.$count(auditEntries)).toBe(2);
  });

  test('that nobody has looked at are counted for whom they wait', async () => {
    const [owner, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
    const { id: jobId } = await aJob(house.db, { ownerId: owner.id });
    await anApplication(house.db, { jobId });
    await anApplication(house.db, { jobId, status: 'shortlisted', email: 'b@correo.example' });
    const waits = async (as: Member) => (await house.call('GET', '/api/job-applications/waiting', { as })).body;
    expect([await waits(owner), await waits(other)]).toEqual([{ applications: 1 }, { applications: 0 }]);
  });

  test('are an employer’s own alone', async () => {
    const [owner, other] = [await house.signedInAs('business'), await house.signedInAs('business')];
    const { id: jobId } = await aJob(house.db, { ownerId: owner.id });
    const { id } = await anApplication(house.db, { jobId });
    const body = { status: 'accepted', items: [{ id, version: 1 }] };
    expect((await decide(body, other)).body).toEqual({ done: [], refused: [{ id, code: 'not_found' }] });
    expect((await decide(body, owner)).body).toEqual({ done: [id], refused: [] });
    expect((await decide({ ...body, status: 'closed' }, owner)).status).toBe(422);
  });
});
