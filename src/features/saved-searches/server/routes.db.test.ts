/** Searches that members keep (decision 0199): what is kept, how much is new in it, and that it is theirs alone. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { password } from '#app/server/testing.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { maxSearches } from '../rules.ts';
import { numberPublished } from './publication-order.ts';
import { savedSearches, savedSearchReaders } from './table.ts';
import { aTownWithSearches } from './testing.ts';

const t = aTownWithSearches();
const searchesOf = async (as = t.ana) => (await t.list(as)).searches.map(({ search }: { search: string }) => search);

describe('a member keeps searches', () => {
  test('as they were asked, newest first, and nobody else sees them', async () => {
    expect((await t.save('type=jobs&query=waiter&view=map&page=2')).status).toBe(200);
    t.later(1);
    const reply = await t.save('query=techno&type=events&date=2026-08-22');
    expect(reply.body).toMatchObject({
      searches: [
        { search: 'query=techno&type=events&date=2026-08-22', letters: false, isOver: false },
        { search: 'query=waiter&type=jobs', letters: false, savedAt: '2026-08-21T09:00:00.000Z' },
      ],
      hasEmail: true,
    });
    expect(await searchesOf(t.bea)).toEqual([]);
    expect((await t.house.call('GET', '/api/saved-searches')).status).toBe(401);
  });

  test('once, however often and however they are spelled, be it at the same time', async () => {
    await t.save('query=techno&type=events');
    await Promise.all([t.save('type=events&query=techno'), t.save('query=+techno+&type=events&sort=date')]);
    expect(await searchesOf()).toEqual(['query=techno&type=events']);
  });

  test('not where nothing is asked, nor more than so many', async () => {
    expect(await t.save('view=map&page=2')).toMatchObject({ status: 422, body: { code: 'validation' } });
    const questions = Array.from({ length: maxSearches + 2 }, (_, n) => `query=word${n}`);
    const replies = await Promise.all(questions.map((question) => t.save(question)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(maxSearches);
    expect(replies.find(({ status }) => status !== 200)?.body.code).toBe('too_many_saved');
    expect(await searchesOf()).toHaveLength(maxSearches);
  });

  test('says when the dates that were asked have passed', async () => {
    await t.save('type=events&date=2026-08-21');
    t.later(2 * 24 * 60);
    expect((await t.list()).searches).toMatchObject([{ isOver: true }]);
  });

  test('and lets them go, with letters again when it is taken back', async () => {
    const [{ id, search }] = (await t.save('query=techno', { letters: true })).body.searches;
    expect((await t.call('DELETE', id)).body.searches).toEqual([]);
    expect((await t.call('DELETE', id)).status).toBe(200);
    expect((await t.save(search, { letters: true })).body.searches).toMatchObject([{ search, letters: true }]);
  });

  test('no one of somebody else is changed, seen or let go', async () => {
    const [{ id }] = (await t.save('query=techno')).body.searches;
    expect((await t.call('PATCH', id, { letters: true }, t.bea)).status).toBe(404);
    expect((await t.call('POST', `${id}/seen`, undefined, t.bea)).status).toBe(404);
    await t.call('DELETE', id, undefined, t.bea);
    expect(await t.list()).toMatchObject({ searches: [{ id, letters: false }] });
  });
});

describe('what is new', () => {
  test('is what was published since it was saved or looked at, and fits', async () => {
    await aJob(t.house.db, { title: { en: 'Waiter by the sea' } });
    const [{ id }] = (await t.save('query=waiter&type=jobs')).body.searches;
    expect(await t.news()).toEqual([]);
    await aJob(t.house.db, { title: { en: 'Waiter at night' } });
    await aJob(t.house.db, { title: { en: 'Lifeguard' }, description: { en: 'The beach.' }, category: 'other' });
    await anEvent(t.house.db, { title: { en: 'A night for waiters' } });
    await numberPublished(t.house.db);
    expect(await t.news()).toEqual([{ id, count: 1 }]);
    expect((await t.call('POST', `${id}/seen`)).body).toEqual({ seen: true });
    expect(await t.news()).toEqual([]);
  });

  test('is not what was paused and is public again', async () => {
    const job = await aJob(t.house.db, { title: { en: 'Waiter' } });
    await t.save('query=waiter&type=jobs');
    const pause = (status: 'draft' | 'published') => t.house.db.update(jobs).set({ status }).where(eq(jobs.id, job.id));
    await pause('draft');
    await numberPublished(t.house.db);
    await pause('published');
    await numberPublished(t.house.db);
    expect(await t.news()).toEqual([]);
  });

  test('is numbered once, in one order, by houses that look at the same time', async () => {
    const before = await numberPublished(t.house.db);
    for (let n = 0; n < 5; n += 1) await aJob(t.house.db);
    const highest = await Promise.all(Array.from({ length: 4 }, () => numberPublished(t.house.db)));
    expect(highest).toEqual([5, 5, 5, 5].map((more) => before + more));
  });
});

test('what a member keeps is in the file they take along, and goes with their account', async () => {
  await t.save('query=techno', { letters: true });
  const file = await t.house.call('GET', '/api/account/export', { as: t.ana });
  expect(file.body.savedSearches).toEqual([
    { search: 'query=techno', savedAt: '2026-08-21T09:00:00.000Z', letters: true },
  ]);
  expect((await t.house.call('POST', '/api/account/erasure', { as: t.ana, body: { password } })).status).toBe(200);
  expect([await t.house.db.$count(savedSearches), await t.house.db.$count(savedSearchReaders)]).toEqual([0, 0]);
});
