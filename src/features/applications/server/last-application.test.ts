/** What a member wrote the last time they applied: the next form begins with it (decision 0225). */
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { anApplication } from './factory.ts';
import { jobApplications } from './table.ts';

const house = aTestHouse({ now: new Date('2026-08-21T18:00:00Z') });

const wish = {
  languages: ['Spanish', 'some Dutch'],
  availableFrom: '2026-09-01',
  message: 'Two summers behind a bar.',
};
const lastOf = (member: Member, as = member, lang = 'es') =>
  house.call('GET', `/api/users/${member.id}/last-application?lang=${lang}`, { as });

test('is what its member wrote, for them alone, in the words of their language and without a day that is over', async () => {
  const [marta, ana] = [await house.signedInAs(), await house.signedInAs()];
  expect((await lastOf(marta)).body).toEqual({ last: null });
  const [job, other] = [await aJob(house.db), await aJob(house.db)];
  await anApplication(house.db, { jobId: job.id, userId: marta.id, message: 'The first.' });
  const body = { ...wish, name: 'Marta', email: 'marta.f@correo.example' };
  expect((await house.call('POST', `/api/jobs/${other.id}/applications`, { as: marta, body })).status).toBe(201);
  // The same mailbox without an account is nobody's.
  const later = new Date('2026-08-21T18:30:00Z');
  await anApplication(house.db, { jobId: other.id, message: 'Not hers.', submittedAt: later });
  const last = { employer: 'Chiringuito Marea', languages: ['Español', 'some Dutch'], message: wish.message };
  expect((await lastOf(marta)).body).toEqual({ last: { ...last, availableFrom: '2026-09-01' } });
  await house.db.update(jobApplications).set({ availableFrom: '2026-08-20' });
  expect((await lastOf(marta)).body).toEqual({ last: { ...last, availableFrom: null } });
  expect((await lastOf(marta, ana)).status).toBe(403);
  expect((await lastOf(ana)).body).toEqual({ last: null });
  expect((await house.call('GET', `/api/users/${marta.id}/last-application`)).status).toBe(401);
});
