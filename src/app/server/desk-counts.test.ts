/** What waits at the desk, counted for all its parts at once. */
import { expect, test } from 'vitest';
import { anApplication } from '#features/applications/server/factory.ts';
import { aWish } from '#features/holiday-requests/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { aSubmission } from '#features/submissions/server/factory.ts';
import { aTestHouse } from './testing.ts';

const house = aTestHouse();

const none = { events: 0, rentals: 0, businesses: 0, jobs: 0 };
const nothing = {
  submissions: { pending: 0, approved: 0, rejected: 0, oldestPending: null },
  reviews: none,
  changes: 0,
  reports: 0,
  holidays: { pending: 0, planning: 0, quoted: 0, confirmed: 0, changes: 0 },
  inbox: { contact: 0, issues: 0, businesses: 0, advertising: 0, applications: 0 },
  money: { payouts: 0, packages: 0, disputes: 0, records: 0, differences: 0 },
  refunds: 0,
  calendars: 0,
  ownerless: none,
  listingClaims: 0,
  objections: 0,
  isDemo: false,
};

test('an admin hears of all that waits; a moderator of what they judge; nobody else of anything', async () => {
  const admin = await house.signedInAs('admin');
  const counts = async (as = admin) => house.call('GET', '/api/desk-counts', { as });
  expect((await counts()).body).toEqual(nothing);
  const { db } = house;
  await aSubmission(db, { submittedAt: new Date('2026-08-20T23:00:00Z') });
  await aSubmission(db, { status: 'approved' });
  await aWish(db, { status: 'planning' });
  await aWish(db, { status: 'confirmed', quoteAnswer: 'changes' });
  await aWish(db, { status: 'confirmed', quoteAnswer: 'accepted' });
  await aWish(db, { status: 'completed', quoteAnswer: 'changes' });
  const job = await aJob(db, { status: 'draft', reviewAskedAt: house.time.now });
  await anApplication(db, { jobId: job.id });
  const owners = await aJob(db, { ownerId: (await house.signedInAs('business')).id });
  await anApplication(db, { jobId: owners.id });
  await anApplication(db, { jobId: job.id, status: 'shortlisted', email: 'b@b.example' });
  await aRental(db, { ownerless: true });
  const judged = {
    submissions: { pending: 1, approved: 1, rejected: 0, oldestPending: '2026-08-20T23:00:00.000Z' },
    reviews: { ...none, jobs: 1 },
    changes: 0,
    reports: 0,
  };
  expect((await counts()).body).toEqual({
    ...nothing,
    ...judged,
    holidays: { ...nothing.holidays, planning: 1, confirmed: 2, changes: 1 },
    inbox: { ...nothing.inbox, applications: 1 },
    ownerless: { ...none, rentals: 1 },
  });
  expect((await counts(await house.signedInAs('moderator'))).body).toEqual(judged);
  expect((await counts(await house.signedInAs('business'))).status).toBe(403);
  expect((await house.call('GET', '/api/desk-counts')).status).toBe(401);
});
