/** An application that was sent without an account is taken into one by its private link: then it is written about as any other. */
import { beforeEach, expect, test } from 'vitest';
import { refusalOf } from '#app/server/testing-calls.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { untilWaiting } from '#kit/server/testing.ts';
import { anApplication } from './factory.ts';

const house = aTestHouse();
let owner: Member;
let applicant: Member;
let jobId: string;
let id: string;
const token = 'what-the-letter-says';
beforeEach(async () => {
  [owner, applicant] = [await house.signedInAs('business'), await house.signedInAs()];
  jobId = (await aJob(house.db, { ownerId: owner.id })).id;
  id = (await anApplication(house.db, { jobId, tokenHash: hashSecret(token + jobId) })).id;
});

const key = () => ({ token: token + jobId });
const keep = (as?: Member, body: object = key()) => house.call('POST', '/api/job-applications/keep', { as, body });
const read = async (as?: Member) => (await house.call('POST', '/api/job-applications/read', { as, body: key() })).body;
const write = (as: Member, text: string) =>
  house.call('POST', '/api/conversations', { as, body: { about: { application: id }, text, key: 'key-of-the-guest' } });
const answer = (text: string) =>
  house.call('POST', `/api/workspace/applications/${id}/messages`, {
    as: owner,
    body: { text, key: 'key-of-the-owner' },
  });

test('it is theirs from then on: in their list, and with a conversation that both sides write in', async () => {
  expect((await answer('Monday?')).status).toBe(404);
  expect(await read()).toMatchObject({ id, kept: 'nobody' });
  expect((await keep(applicant)).body).toMatchObject({ id, kept: 'me' });
  expect((await keep(applicant)).status).toBe(200);
  expect([(await read()).kept, (await read(applicant)).kept]).toEqual(['other', 'me']);
  const { body: mine } = await house.call('GET', `/api/users/${applicant.id}/applications`, { as: applicant });
  expect(mine.map((one: { id: string }) => one.id)).toEqual([id]);
  expect((await answer('Monday?')).status).toBe(201);
  house.later(1);
  expect((await write(applicant, 'Yes!')).body.messages.map(({ text }: { text: string }) => text)).toEqual([
    'Monday?',
    'Yes!',
  ]);
});

test('of two who have the link one keeps it, and who has no account none', async () => {
  const other = await house.signedInAs();
  expect((await keep()).status).toBe(401);
  expect((await keep(applicant, { token: 'another' })).status).toBe(404);
  const both = await Promise.all([keep(applicant), keep(other)]);
  expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
});

test('nor by who applies with their account at that very moment: that one stands, and it is said', async () => {
  const kept = await house.db.transaction(async (db) => {
    await anApplication(db, { jobId, userId: applicant.id, email: 'second@correo.example' });
    const waits = keep(applicant);
    await untilWaiting(house.db, 1);
    return { waits };
  });
  expect(refusalOf(await kept.waits)).toEqual([409, 'already_applied']);
  expect((await read()).kept).toBe('nobody');
});

test('not by whose job it is, nor by who applied for it with their account, nor by whom its employer has blocked', async () => {
  expect((await keep(owner)).body.code).toBe('forbidden');
  await anApplication(house.db, { jobId, userId: applicant.id, email: 'second@correo.example' });
  expect((await keep(applicant)).body.code).toBe('already_applied');
  const blocked = await house.signedInAs();
  const before = await anApplication(house.db, {
    jobId: (await aJob(house.db, { ownerId: owner.id })).id,
    userId: blocked.id,
    email: 'third@correo.example',
  });
  const begun = await house.call('POST', `/api/workspace/applications/${before.id}/messages`, {
    as: owner,
    body: { text: 'Hello', key: 'key-of-another' },
  });
  await house.call('POST', `/api/workspace/conversations/${begun.body.id}/block`, {
    as: owner,
    body: { isBlocked: true },
  });
  expect((await keep(blocked)).body.code).toBe('conversation_closed');
  expect((await read()).kept).toBe('nobody');
});
