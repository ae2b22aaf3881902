/** Two of an employer's team who write to an applicant at once begin one conversation; none outlives its application. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member, TestHouse } from '#app/server/testing.ts';
import { anApplication } from '#features/applications/server/factory.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { newId } from '#kit/server/ids.ts';
import { conversations, messages } from './table.ts';

let house: TestHouse;
let employer: Member;
let applicant: Member;
let jobId: string;
beforeAll(async () => {
  house = await openTestHouse();
  [employer, applicant] = [await house.signedInAs('business'), await house.signedInAs()];
  jobId = (await aJob(house.db, { ownerId: employer.id })).id;
});
afterAll(() => house.close());

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

test('an application that goes at the same moment takes what is written along, or refuses it', async () => {
  for (let round = 0; round < 5; round += 1) {
    await house.db.delete(jobApplications);
    const { id } = await anApplication(house.db, { jobId, userId: applicant.id });
    const [{ status }] = await Promise.all([
      write(id),
      house.db.delete(jobApplications).where(eq(jobApplications.id, id)),
    ]);
    expect([201, 404]).toContain(status);
    expect(await house.db.$count(conversations)).toBe(0);
  }
});
