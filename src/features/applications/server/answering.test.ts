/** Whoever was chosen writes back: the employer's word often asks something. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';
import { anApplication } from './factory.ts';

const post = keepingMailer();
const house = aTestHouse({ mailer: post });
let admin: Member;
let applicant: Member;
beforeAll(async () => {
  [admin, applicant] = [await house.signedInAs('admin'), await house.signedInAs()];
});
beforeEach(() => {
  post.mails.length = 0;
});

/** Takes a step, and tells what the applicant has of it: whether they are told to answer, and whom their answer reaches. */
async function step(id: string, as: Member, status: string) {
  const body = { status, answer: '¿Vienes el lunes?' };
  expect((await house.call('PATCH', `/api/job-applications/${id}`, { as, body })).status).toBe(200);
  await house.runTasks();
  const { body: mine } = await house.call('GET', `/api/users/${applicant.id}/applications`, { as: applicant });
  const [letter] = post.mails.splice(0);
  const isTold = letter?.text.includes('Si respondes a este correo, escribes a la empresa.');
  return [mine.find((one: { id: string }) => one.id === id).canAnswer, isTold, letter?.replyTo];
}

test('answers the letter of an employer who chose them, and not of one who did not', async () => {
  const owner = await house.signedInAs('business');
  const { id: jobId } = await aJob(house.db, { ownerId: owner.id, contactEmail: 'pepa@bar.example' });
  const { id } = await anApplication(house.db, { jobId, userId: applicant.id, language: 'es' });
  expect(await step(id, owner, 'shortlisted')).toEqual([true, true, 'pepa@bar.example']);
  expect(await step(id, owner, 'declined')).toEqual([false, false, undefined]);
});

test('is told no mailbox of a job that is nobody’s, which the desk decides about', async () => {
  const { id: jobId } = await aJob(house.db);
  const { id } = await anApplication(house.db, { jobId, userId: applicant.id, language: 'es' });
  expect(await step(id, admin, 'shortlisted')).toEqual([false, false, undefined]);
});
