/** Somebody applies for a job, sees how it stands and takes it back; nobody else sees any of it but the desk. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { tidy } from '#app/server/tasks.ts';
import { users } from '#features/auth/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { anApplication } from './factory.ts';
import { jobApplications } from './table.ts';

const post = keepingMailer();
let admin: Member;
const now = new Date('2026-08-21T18:00:00Z');
const house = aTestHouse({ now, mailer: post });
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [jobApplications, jobs, mails]) await house.db.delete(table);
  post.mails.length = 0;
});

const wish = {
  name: 'Marta Ferrer',
  email: 'Marta@Correo.example',
  phone: '+34600123456',
  languages: ['Spanish', 'some Dutch'],
  availableFrom: '2026-09-01',
  message: 'Two summers behind a bar.',
};
type Options = Parameters<TestHouse['call']>[2];
const apply = (jobId: string, over: object = {}, options: Options = {}) =>
  house.call('POST', `/api/jobs/${jobId}/applications`, { body: { ...wish, ...over }, ...options });
const stored = () => house.db.select().from(jobApplications);
const letters = (letter: string) =>
  house.db
    .select()
    .from(mails)
    .where(eq(mails.letter, letter as never));
const read = (token: string) => house.call('POST', '/api/job-applications/read', { body: { token } });
const withdraw = (token: string) => house.call('POST', '/api/job-applications/withdraw', { body: { token } });
const keyInTheLetter = async () => {
  await house.runTasks();
  return post.keys().at(-1) ?? '';
};

describe('applying', () => {
  test('stores what was sent and writes to both sides, each in their language', async () => {
    const job = await aJob(house.db);
    const reply = await apply(job.id, {}, { headers: { 'accept-language': 'en' } });
    expect([reply.status, reply.body]).toEqual([201, { id: expect.any(String), received: true }]);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...wish,
      id: reply.body.id,
      email: 'marta@correo.example',
      status: 'received',
      language: 'en',
      userId: null,
      submittedAt: now,
    });
    const [toEmployer] = await letters('jobApplication');
    expect(toEmployer).toMatchObject({
      recipient: 'jobs@marea.example',
      language: 'es',
      values: { title: 'Camarero en la playa', email: 'marta@correo.example', languages: ['Español', 'some Dutch'] },
    });
    const [receipt] = await letters('applicationReceived');
    expect(receipt).toMatchObject({
      recipient: 'marta@correo.example',
      language: 'en',
      values: { title: 'Waiter on the beach', employer: 'Chiringuito Marea' },
    });
    const token = await keyInTheLetter();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('writes in English to an employer whose vacancy has no Spanish', async () => {
    const job = await aJob(house.db, { title: { en: 'Waiter' } });
    await apply(job.id);
    expect((await letters('jobApplication'))[0]?.language).toBe('en');
  });

  test('writes in the language of the account, whose the job or its mailbox is', async () => {
    const owner = await house.signedInAs('business');
    const isOwner = eq(users.id, owner.id);
    await house.db.update(users).set({ language: 'en', email: 'jobs@marea.example' }).where(isOwner);
    await apply((await aJob(house.db, { ownerId: owner.id })).id);
    await apply((await aJob(house.db)).id);
    await house.db.update(users).set({ language: 'es' }).where(isOwner);
    await apply((await aJob(house.db, { title: { en: 'Waiter' } })).id);
    expect((await letters('jobApplication')).map(({ language }) => language).toSorted()).toEqual(['en', 'en', 'es']);
    await house.db.update(users).set({ email: null }).where(isOwner);
  });

  test('stays with the member who was signed in', async () => {
    const job = await aJob(house.db);
    const as = await house.signedInAs();
    expect((await apply(job.id, {}, { as })).status).toBe(201);
    expect((await stored())[0]?.userId).toBe(as.id);
  });

  test('is refused to a member whom its employer has blocked, until they are let again; not to who ended it themselves', async () => {
    const [owner, guest] = [await house.signedInAs('business'), await house.signedInAs()];
    const flat = await aRental(house.db, { ownerId: owner.id });
    const [job, other] = [await aJob(house.db, { ownerId: owner.id }), await aJob(house.db)];
    const asked = { about: { type: 'rentals', listing: flat.id }, text: 'Hello', key: newId() };
    const { id } = (await house.call('POST', '/api/conversations', { as: guest, body: asked })).body;
    const block = (as: Member, isBlocked: boolean) =>
      house.call('POST', `/api${as === owner ? '/workspace' : ''}/conversations/${id}/block`, {
        as,
        body: { isBlocked },
      });
    await block(owner, true);
    const { status, body } = await apply(job.id, {}, { as: guest });
    expect([status, body.code]).toEqual([403, 'conversation_closed']);
    expect([await stored(), await house.db.select().from(mails)]).toEqual([[], []]);
    expect((await apply(other.id, {}, { as: guest })).status).toBe(201);
    await block(owner, false);
    await block(guest, true);
    expect((await apply(job.id, {}, { as: guest })).status).toBe(201);
  });

  test('needs no phone', async () => {
    const job = await aJob(house.db);
    expect((await apply(job.id, { phone: '' })).status).toBe(201);
    expect((await stored())[0]?.phone).toBeNull();
  });

  test.each([
    ['name', ''],
    ['email', 'marta@'],
    ['languages', []],
    ['availableFrom', '2026-08-20'],
    ['availableFrom', '2026-02-30'],
    ['message', 'x'.repeat(1001)],
    ['nickname', 'bot'],
  ])('is refused with %s %j, and the answer names it', async (field, value) => {
    const job = await aJob(house.db);
    const reply = await apply(job.id, { [field]: value });
    expect([reply.status, reply.body.errors[0].path]).toEqual([422, field]);
    expect([await stored(), await house.db.select().from(mails)]).toEqual([[], []]);
  });

  test.each([
    ['status', 'accepted'],
    ['userId', 'AbCdEfGhJkLmNpQr'],
    ['adminNotes', 'mine'],
  ])('does not let anybody set %s', async (field, value) => {
    const job = await aJob(house.db);
    expect((await apply(job.id, { [field]: value })).status).toBe(422);
  });

  test('takes today by the town’s clock, also when UTC is still at yesterday', async () => {
    const job = await aJob(house.db);
    house.time.now = new Date('2026-08-21T22:30:00Z');
    expect((await apply(job.id, { availableFrom: '2026-08-21' })).status).toBe(422);
    expect((await apply(job.id, { availableFrom: '2026-08-22' })).status).toBe(201);
  });
});

describe('applying twice', () => {
  test('with one address is refused, whatever its capitals, and writes to nobody', async () => {
    const job = await aJob(house.db);
    await apply(job.id);
    expect(refusalOf(await apply(job.id, { email: 'MARTA@correo.example', name: 'Somebody else' }))).toEqual([
      409,
      'already_applied',
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await house.db.select().from(mails)).toHaveLength(2);
  });

  test('as one member is refused under any address, and elsewhere it is not', async () => {
    const [job, other] = [await aJob(house.db), await aJob(house.db)];
    const as = await house.signedInAs();
    await apply(job.id, {}, { as });
    expect(refusalOf(await apply(job.id, { email: 'new@correo.example' }, { as }))).toEqual([409, 'already_applied']);
    expect((await apply(other.id, {}, { as })).status).toBe(201);
  });

  test('is refused after a withdrawal too', async () => {
    const job = await aJob(house.db);
    await apply(job.id);
    await withdraw(await keyInTheLetter());
    expect(refusalOf(await apply(job.id))).toEqual([409, 'already_applied']);
  });
});

describe('a job that is over', () => {
  test.each([
    [-1, 201],
    [0, 409],
    [1, 409],
  ])('%i ms from its last instant answers %i', async (ms, status) => {
    const job = await aJob(house.db);
    house.time.now = new Date(job.listedUntil.getTime() + ms);
    const reply = await apply(job.id, { availableFrom: '2026-12-01' });
    expect([reply.status, reply.body.code]).toEqual([status, status === 409 ? 'job_closed' : undefined]);
  });

  test.each(['draft', 'withdrawn'] as const)('that is %s can’t be applied for', async (status) => {
    const job = await aJob(house.db, { status });
    expect((await apply(job.id)).status).toBe(404);
    expect((await apply('AbCdEfGhJkLmNpQr')).status).toBe(404);
  });
});

describe('the private link', () => {
  test('shows job and state and nothing of the desk or of how to reach the applicant', async () => {
    const job = await aJob(house.db);
    const { body: sent } = await apply(job.id);
    await house.db.update(jobApplications).set({ adminNotes: 'Late twice', answer: 'Come on Monday.' });
    const { status, body, headers } = await read(await keyInTheLetter());
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      kept: 'nobody',
      id: sent.id,
      job: { id: job.id, title: 'Waiter on the beach', employer: 'Chiringuito Marea' },
      hasPage: true,
      isOnBoard: true,
      status: 'received',
      answer: 'Come on Monday.',
      canAnswer: false,
      submittedAt: now.toISOString(),
    });
  });

  test('takes the application back once; the employer hears of it once', async () => {
    await apply((await aJob(house.db)).id);
    const token = await keyInTheLetter();
    for (let i = 0; i < 2; i += 1) expect((await withdraw(token)).body.status).toBe('withdrawn');
    expect(await letters('applicationWithdrawn')).toMatchObject([
      { recipient: 'jobs@marea.example', language: 'es', values: { name: 'Marta Ferrer' } },
    ]);
  });

  test('leaves what was declined as it is', async () => {
    await apply((await aJob(house.db)).id);
    await house.db.update(jobApplications).set({ status: 'declined' });
    const reply = await withdraw(await keyInTheLetter());
    expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
  });

  test.each(['x', 'y'.repeat(43), '../../etc', '%'])('opens nothing with the key %j', async (key) => {
    await apply((await aJob(house.db)).id);
    expect([(await read(key)).status, (await withdraw(key)).status]).toEqual([404, 404]);
  });
});

describe('the member’s own list', () => {
  test('has the newest first, in the language asked for, for oneself and admins alone', async () => {
    const [me, other] = [await house.signedInAs(), await house.signedInAs('business')];
    const [first, second] = [
      await aJob(house.db),
      await aJob(house.db, { title: { en: 'Singer' }, status: 'withdrawn' }),
    ];
    await anApplication(house.db, { jobId: first.id, userId: me.id });
    const later = new Date('2026-08-21T10:00:00Z');
    await anApplication(house.db, { jobId: second.id, userId: me.id, submittedAt: later });
    await anApplication(house.db, { jobId: first.id, userId: other.id, email: 'other@correo.example' });
    const list = (as?: Member) => house.call('GET', `/api/users/${me.id}/applications?lang=es`, { as });
    const { body } = await list(me);
    expect(body.map((one: { job: { title: string } }) => one.job.title)).toEqual(['Singer', 'Camarero en la playa']);
    expect(JSON.stringify(body)).not.toMatch(/correo\.example|600|hash|notes/i);
    expect([(await list()).status, (await list(other)).status, (await list(admin)).status]).toEqual([401, 403, 200]);
  });

  test('lets nobody take back what is somebody else’s', async () => {
    const [me, other] = [await house.signedInAs(), await house.signedInAs()];
    const { id } = await anApplication(house.db, { jobId: (await aJob(house.db)).id, userId: me.id });
    const back = (as: Member) => house.call('POST', `/api/job-applications/${id}/withdrawal`, { as, body: {} });
    expect((await back(other)).status).toBe(404);
    expect((await back(admin)).status).toBe(404);
    expect((await back(me)).body).toMatchObject({ id, status: 'withdrawn' });
  });
});

test('180 days after it was sent an application is forgotten', async () => {
  const { id: jobId } = await aJob(house.db);
  await anApplication(house.db, { jobId, submittedAt: now });
  await tidy(house.db, new Date(now.getTime() + 180 * dayMs));
  expect(await stored()).toHaveLength(1);
  await tidy(house.db, new Date(now.getTime() + 180 * dayMs + 1));
  expect(await stored()).toHaveLength(0);
});
