/** How long a job hangs: renewed by the desk, announced to its employer before it leaves. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import { daysAfter } from '#kit/shared/durations.ts';
import { aJob } from './factory.ts';
import { remindEmployers } from './renewal.ts';
import { jobs } from './table.ts';

let admin: Member;
const now = new Date('2026-08-21T18:00:00Z');
const house = aTestHouse({ now });
beforeAll(async () => {
  admin = await house.signedInAs('admin');
});
beforeEach(async () => {
  for (const table of [jobs, mails, auditEntries]) await house.db.delete(table);
});

const renew = (id: string, body: object = {}) => house.call('POST', `/api/jobs/${id}/renewal`, { as: admin, body });
const listed = async () => (await house.call('GET', '/api/jobs')).body.length;

describe('a renewal', () => {
  test('brings a job back that had left the lists, for 30 days from now', async () => {
    const { id } = await aJob(house.db, { postedAt: daysAfter(now, -40) });
    expect(await listed()).toBe(0);
    const { status, body } = await renew(id, { version: 1 });
    expect([status, body.listedUntil, body.version]).toEqual([200, daysAfter(now, 30).toISOString(), 2]);
    expect(body.postedAt).toBe(daysAfter(now, -40).toISOString());
    expect(await listed()).toBe(1);
    expect(await house.db.select().from(auditEntries)).toMatchObject([
      { action: 'update', entity: 'jobs', entityId: id, actorId: admin.id },
    ]);
  });

  test.each(['draft', 'withdrawn'] as const)('is refused for one that is %s', async (status) => {
    const reply = await renew((await aJob(house.db, { status })).id);
    expect([reply.status, reply.body.code]).toEqual([409, 'invalid_transition']);
  });

  test('on top of somebody else’s change is refused', async () => {
    const { id } = await aJob(house.db, { version: 3 });
    expect((await renew(id, { version: 2 })).body.code).toBe('edit_conflict');
    expect((await renew('AbCdEfGhJkLmNpQr')).status).toBe(404);
  });
});

test('a job whose days are over is still read by its address, with the day it left', async () => {
  const { id } = await aJob(house.db, { postedAt: daysAfter(now, -40) });
  const { status, body } = await house.call('GET', `/api/jobs/${id}`);
  expect([status, body.listedUntil]).toEqual([200, daysAfter(now, -10).toISOString()]);
});

test('the desk finds what leaves soonest', async () => {
  await aJob(house.db, { title: { en: 'later' }, postedAt: now });
  await aJob(house.db, { title: { en: 'sooner' }, postedAt: daysAfter(now, -20) });
  const { body } = await house.call('GET', '/api/admin/jobs?sort=leaving', { as: admin });
  expect(body.map((job: { title: { en: string } }) => job.title.en)).toEqual(['sooner', 'later']);
});

describe('the reminder', () => {
  const letters = () => house.db.select().from(mails);

  test('is written three days before, once, in the employer’s language', async () => {
    const { id, listedUntil } = await aJob(house.db);
    await remindEmployers(house.db, new Date(daysAfter(listedUntil, -3).getTime() - 1));
    expect(await letters()).toEqual([]);
    for (const days of [-3, -2, -1]) await remindEmployers(house.db, daysAfter(listedUntil, days));
    expect(await letters()).toMatchObject([
      {
        letter: 'jobLeaving',
        language: 'es',
        recipient: 'jobs@marea.example',
        values: { jobId: id, title: 'Camarero en la playa', date: '2026-09-19' },
      },
    ]);
  });

  test('knows whose job it is: an owner renews it in their workspace', async () => {
    const owner = await house.signedInAs('business');
    const [{ id, listedUntil }] = [await aJob(house.db, { ownerId: owner.id }), await aJob(house.db)];
    await remindEmployers(house.db, daysAfter(listedUntil, -1));
    const own = (await letters()).filter(({ values }) => values['isOwn'] === true);
    expect(own.map(({ values }) => values['jobId'])).toEqual([id]);
  });

  test('comes again for the next period', async () => {
    const { id, listedUntil } = await aJob(house.db);
    await remindEmployers(house.db, daysAfter(listedUntil, -1));
    house.time.now = daysAfter(listedUntil, -1);
    await renew(id);
    await remindEmployers(house.db, daysAfter(listedUntil, 0));
    expect(await letters()).toHaveLength(1);
    await remindEmployers(house.db, daysAfter(listedUntil, 28));
    expect(await letters()).toHaveLength(2);
  });

  test('is not written for what left already, nor for what is not pinned up', async () => {
    const { listedUntil } = await aJob(house.db);
    await aJob(house.db, { status: 'draft' });
    await aJob(house.db, { status: 'withdrawn' });
    await remindEmployers(house.db, listedUntil);
    expect(await letters()).toEqual([]);
  });
});
