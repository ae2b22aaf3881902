/** Two of an employer's team who write to an applicant at once begin one conversation; none outlives its application. */
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { untilWaiting } from '#kit/server/testing.ts';
import { conversations, messages } from './table.ts';

const house = aTestHouse();
let employer: Member;
let applicant: Member;
let jobId: string;
beforeAll(async () => {
  [employer, applicant] = [await house.signedInAs('business'), await house.signedInAs()];
  jobId = (await aJob(house.db, { ownerId: employer.id })).id;
});

const write = (id: string) =>
  house.call('POST', `/api/workspace/applications/${id}/messages`, {
    as: employer,
    body: { text: 'Hello', key: newId() },
  });

test('twenty first messages at once are one conversation', async () => {
  const { id } = await anApplication(house.db, { jobId, userId: applicant.id });
  const replies = await Promise.all(Array.from({ length: 20 }, () => write(id)));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect([await house.db.$count(conversations), await house.db.$count(messages)]).toEqual([1, 20]);
});

test('what is written about an application that goes at this moment is refused as if it had gone', async () => {
  await house.db.delete(jobApplications);
  const { id } = await anApplication(house.db, { jobId, userId: applicant.id });
  let coming: ReturnType<typeof write> | undefined;
  await house.db.transaction(async (db) => {
    await db.delete(jobApplications).where(eq(jobApplications.id, id));
    coming = write(id);
    await untilWaiting(house.db, 1);
  });
  expect((await coming)?.status).toBe(404);
  expect(await house.db.$count(conversations)).toBe(0);
});
