/** A job that is gone leaves nobody waiting: its open applications are closed, and whoever sent them hears of it (decision 0170). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse, password } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { applicationStatuses } from '../rules.ts';
import { closeApplications } from './closing.ts';
import { anApplication } from './factory.ts';
import { jobApplications } from './table.ts';

const house = aTestHouse();
let member: Member;
beforeAll(async () => {
  member = await house.signedInAs();
});
beforeEach(async () => {
  for (const table of [jobApplications, jobs, mails]) await house.db.delete(table);
});

const statuses = async () =>
  (await house.db.select().from(jobApplications).orderBy(jobApplications.name)).map(({ status }) => status);
const mine = async () => (await house.call('GET', `/api/users/${member.id}/applications`, { as: member })).body[0];
const letters = (letter: typeof mails.$inferSelect.letter) =>
  house.db
    .select()
    .from(mails)
    .then((all) => all.filter((one) => one.letter === letter));

test('what waits for a job that was withdrawn is closed, once, and told; what was decided stays', async () => {
  const [gone, there] = [await aJob(house.db, { status: 'withdrawn' }), await aJob(house.db)];
  for (const [at, status] of applicationStatuses.entries())
    await anApplication(house.db, { jobId: gone.id, status, name: `${at}`, email: `${at}@correo.example` });
  await anApplication(house.db, { jobId: there.id, name: 'elsewhere', language: 'es' });
  for (let i = 0; i < 2; i += 1) await closeApplications(house.db, house.time.now);
  expect(await statuses()).toEqual(['closed', 'closed', 'accepted', 'declined', 'withdrawn', 'closed', 'received']);
  const told = await letters('applicationDecided');
  expect(told.map(({ recipient, values }) => `${recipient} ${String(values['decision'])}`).toSorted()).toEqual([
    '0@correo.example closed',
    '1@correo.example closed',
  ]);
});

test('a job that pauses or is over closes nothing, and says that nobody need wait for it', async () => {
  const job = await aJob(house.db);
  await anApplication(house.db, { jobId: job.id, userId: member.id });
  expect(await mine()).toMatchObject({ status: 'received', isOnBoard: true });
  house.time.now = new Date(job.listedUntil.getTime());
  expect(await mine()).toMatchObject({ status: 'received', isOnBoard: false, hasPage: true });
  await house.db.update(jobs).set({ status: 'draft' });
  await closeApplications(house.db, house.time.now);
  expect(await mine()).toMatchObject({ status: 'received', isOnBoard: false, hasPage: false });
});

test('an applicant who is erased takes back what is open, and its employer hears of it without a name', async () => {
  const job = await aJob(house.db, { contactEmail: 'jefa@bar.example' });
  const leaver = await house.signedInAs();
  const sent = { userId: leaver.id, name: 'Marta Soler', email: 'marta@correo.example' };
  await anApplication(house.db, { ...sent, jobId: job.id, status: 'shortlisted' });
  await anApplication(house.db, { ...sent, jobId: (await aJob(house.db)).id, status: 'declined' });
  const gone = await house.call('POST', '/api/account/erasure', { as: leaver, body: { password } });
  expect([gone.status, await statuses()]).toEqual([200, []]);
  const told = await letters('applicationWithdrawn');
  expect(told).toMatchObject([
    { recipient: 'jefa@bar.example', values: { name: null, submittedAt: expect.any(String) } },
  ]);
  expect(JSON.stringify(told)).not.toMatch(/Marta|marta@/);
});

describe('an employer who is erased', () => {
  test('leaves no mailbox, and nobody who waits', async () => {
    const employer = await house.signedInAs('business');
    const job = await aJob(house.db, { ownerId: employer.id, contactEmail: 'jefa@bar.example' });
    await anApplication(house.db, { jobId: job.id, userId: member.id, name: 'a' });
    const taken = { jobId: job.id, name: 'b', email: 'b@correo.example', status: 'accepted' } as const;
    const other = await house.signedInAs();
    const { id } = await anApplication(house.db, { ...taken, userId: other.id });
    const gone = await house.call('POST', '/api/account/erasure', { as: employer, body: { password } });
    expect(gone.status).toBe(200);
    expect(JSON.stringify(await house.db.select().from(jobs))).not.toContain('jefa@bar.example');
    await closeApplications(house.db, house.time.now);
    expect(await statuses()).toEqual(['closed', 'accepted']);
    const back = await house.call('POST', `/api/job-applications/${id}/withdrawal`, { as: other, body: {} });
    expect(back.body.status).toBe('withdrawn');
    expect(await letters('applicationWithdrawn')).toEqual([]);
  });
});
