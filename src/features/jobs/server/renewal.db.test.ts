/** Issue 5: an employer is told once that a job is about to leave, however many processes look, on both engines. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { mails } from '#features/mail/server/table.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { aJob } from './factory.ts';
import { remindEmployers } from './renewal.ts';

const house = aTestHouse();

test('five processes that remind employers at once write one letter', async () => {
  const { listedUntil } = await aJob(house.db);
  const at = daysBefore(listedUntil, 1);
  await Promise.all(Array.from({ length: 5 }, () => remindEmployers(house.db, at)));
  expect(await house.db.$count(mails)).toBe(1);
});
