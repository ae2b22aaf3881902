/** Issue 5: twice is refused, also when both come at the same instant; what an account leaves behind. On both engines. */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { anApplication } from './factory.ts';
import { jobApplications } from './table.ts';

const house = aTestHouse();

const wish = { name: 'Marta', languages: ['Spanish'], availableFrom: '2026-09-01', message: 'Hola.' };
const codes = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((one, other) => one - other);
const written = async () => (await house.db.select().from(mails)).map(({ letter }) => letter).toSorted();

test.each([
  ['one address', () => 'marta@correo.example', false],
  ['one member under twenty addresses', (i: number) => `marta${i}@correo.example`, true],
])('twenty sends at once by %s are one application and one pair of letters', async (_, email, isMember) => {
  for (const table of [jobApplications, mails]) await house.db.delete(table);
  const { id } = await aJob(house.db);
  const as = isMember ? await house.signedInAs() : undefined;
  const send = (i: number) =>
    house.call('POST', `/api/jobs/${id}/applications`, { as, body: { ...wish, email: email(i) } });
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => send(i)));
  expect(codes(replies)).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await house.db.$count(jobApplications)).toBe(1);
  expect(await written()).toEqual(['applicationReceived', 'jobApplication']);
});

test('an application outlives its member’s account, without the account', async () => {
  await house.db.delete(jobApplications);
  const member = await house.signedInAs();
  await anApplication(house.db, { jobId: (await aJob(house.db)).id, userId: member.id });
  await house.db.execute(`delete from users where id = '${member.id}'`);
  expect(await house.db.select().from(jobApplications)).toMatchObject([{ userId: null }]);
});
