/** The letter about what is new in saved searches (decision 0199): what is told, to whom, once, and a day apart. */
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { serverKinds } from '#app/server/kinds.ts';
import { password } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { ownLexicon } from '#features/search/query-terms.ts';
import { tellOfNewListings } from './letters.ts';
import { aTownWithSearches } from './testing.ts';

const t = aTownWithSearches();
const day = 24 * 60;
const waiter = 'query=waiter&type=jobs';
const on = (search: string, as = t.ana) => t.save(search, { as, letters: true });
const aWaiter = (en = 'Waiter at night', es = 'Camarero de noche') =>
  aJob(t.house.db, { title: { en, es }, postedAt: t.house.time.now });
const press = (url: string) =>
  t.house.api.answer(new Request(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' }));

describe('who keeps a search and switched letters on', () => {
  test('hears of what is published after that, in their language, with the way to the search and out of it', async () => {
    await aWaiter('Waiter of before');
    await on(waiter);
    await on('query=camarero&type=jobs', t.bea);
    expect(await t.told()).toEqual([]);
    await aWaiter();
    const letters = await t.told();
    const [english, spanish] = ['New for your search: Waiter at night', 'Nuevo en tu búsqueda: Camarero de noche'].map(
      (subject) => letters.find((one) => one.subject === subject),
    );
    expect(letters).toHaveLength(2);
    expect(english?.text).toMatch(/^Your search: Jobs\u00a0· “waiter”$/m);
    expect(english?.text).toContain('/search?query=waiter&type=jobs&lang=en');
    expect(english?.text).not.toContain('Waiter of before');
    expect(english?.unsubscribe).toContain(`/api/letter-choices/off/${t.ana?.id}/searches/`);
    expect(spanish?.text).toMatch(/^Tu búsqueda: Trabajo\u00a0· «camarero»$/m);
  });

  test('hears it once, and of the next a day later, of all their searches in one letter', async () => {
    await on(waiter);
    await on('type=events&query=techno');
    await aWaiter();
    expect(await t.told()).toHaveLength(1);
    await aWaiter('Head waiter');
    await anEvent(t.house.db, { title: { en: 'Techno on the roof' }, date: '2026-09-10' });
    expect(await t.told(day - 10)).toEqual([]);
    const [letter, ...others] = await t.told(20);
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('New in the searches you saved');
    expect(letter?.text).toMatch(/^New: Head waiter$/m);
    expect(letter?.text).toMatch(/^New: Techno on the roof$/m);
    expect(letter?.text).not.toContain('Waiter at night');
    expect(await t.told(2 * day)).toEqual([]);
  });

  test('hears of days in which the house was off at once, with how many there are', async () => {
    await on(waiter);
    for (const title of ['Waiter one', 'Waiter two', 'Waiter three', 'Waiter four', 'Waiter five'])
      await aWaiter(title);
    t.later(5 * day);
    await aWaiter('Waiter six');
    const [letter, ...others] = await t.told();
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(/^See all 6:$/m);
    expect(letter?.text).toContain('and 3 more');
    expect(await t.told(day)).toEqual([]);
  });

  test('hears of it when it fits: what costs too much is told once it costs less', async () => {
    await on('type=rentals&priceMax=90');
    const flat = await aRental(t.house.db, { title: { en: 'Flat in Levante' }, priceCents: 12_000 });
    expect(await t.told()).toEqual([]);
    await t.house.db.update(rentals).set({ priceCents: 8000 }).where(eq(rentals.id, flat.id));
    expect(await t.told(30)).toEqual([]);
    expect((await t.told(60)).map(({ subject }) => subject)).toEqual(['New for your search: Flat in Levante']);
  });
});

describe('nothing is told', () => {
  test.each([
    ['that has some of the words', 'query=waiter+diver&type=jobs'],
    ['because the words were taken for others', 'query=waitter&type=jobs'],
    ['of another kind', 'query=waiter&type=events'],
    ['that lies elsewhere', 'query=waiter&location=Altea'],
  ])('%s', async (_, search) => {
    await aWaiter('Waiter of before');
    await on(search);
    await aWaiter();
    expect(await t.told()).toEqual([]);
  });

  test('where letters are off, and of what was published while they were', async () => {
    const [{ id }] = (await t.save(waiter)).body.searches;
    await aWaiter();
    expect(await t.told()).toEqual([]);
    await t.call('PATCH', id, { letters: true });
    expect(await t.told()).toEqual([]);
    await aWaiter('Head waiter');
    expect(await t.told()).toHaveLength(1);
    await t.call('PATCH', id, { letters: false });
    await aWaiter('Second waiter');
    expect(await t.told(2 * day)).toEqual([]);
  });

  test('of a search whose dates have passed', async () => {
    await on('type=events&date=2026-08-21');
    t.later(2 * day);
    await anEvent(t.house.db, { title: { en: 'Late' }, date: '2026-08-21' });
    expect(await t.told()).toEqual([]);
  });

  test('of what is gone again, or was public before', async () => {
    const job = await aWaiter();
    await on(waiter);
    const put = (status: 'draft' | 'published', id: string) =>
      t.house.db.update(jobs).set({ status }).where(eq(jobs.id, id));
    await put('draft', job.id);
    await put('published', job.id);
    const gone = await aWaiter('Head waiter');
    await put('draft', gone.id);
    expect(await t.told()).toEqual([]);
  });

  test('to who is suspended, has no e-mail or has left', async () => {
    const leaves = await t.aReader('cleo');
    for (const one of [t.ana, t.bea, leaves]) await on(waiter, one);
    await t.house.db
      .update(users)
      .set({ suspendedAt: t.house.time.now, suspensionReason: 'Spam.' })
      .where(eq(users.id, t.ana?.id ?? ''));
    await t.house.db
      .update(users)
      .set({ email: null })
      .where(eq(users.id, t.bea?.id ?? ''));
    await t.house.call('POST', '/api/account/erasure', { as: leaves, body: { password } });
    await aWaiter();
    expect(await t.told()).toEqual([]);
  });
});

test('one press ends all of them, and who switches one on again gets that one alone', async () => {
  await on(waiter);
  await on('query=camarero');
  await aWaiter();
  const [letter] = await t.told();
  expect((await press(letter?.unsubscribe ?? '')).status).toBe(200);
  expect((await t.list()).searches).toMatchObject([{ letters: false }, { letters: false }]);
  await aWaiter('Head waiter');
  expect(await t.told(2 * day)).toEqual([]);
  const { id } = (await t.list()).searches.find(({ search }: { search: string }) => search === waiter);
  const after = await t.call('PATCH', id, { letters: true });
  expect(after.body.searches.filter(({ letters }: { letters: boolean }) => letters)).toMatchObject([{ id }]);
  await aWaiter('Second waiter', 'Segundo camarero');
  const [again, ...others] = await t.told();
  expect(others).toEqual([]);
  expect(again?.subject).toBe('New for your search: Second waiter');
});

describe('when houses look at the same time', () => {
  test('each member is told once', async () => {
    for (const as of [t.ana, t.bea]) await on(waiter, as);
    await aWaiter();
    t.later(1);
    await Promise.all(Array.from({ length: 5 }, () => t.house.api.tellOfSearches()));
    expect(await t.told(0)).toHaveLength(2);
  });

  test('who lets a search go, or switches it off, at that moment is written to once at most', async () => {
    const [{ id }] = (await on(waiter)).body.searches;
    await aWaiter();
    t.later(1);
    await Promise.all([
      t.house.api.tellOfSearches(),
      t.call('PATCH', id, { letters: false }),
      t.call('DELETE', id),
      t.house.api.tellOfSearches(),
    ]);
    expect((await t.told(0)).length).toBeLessThanOrEqual(1);
    expect(await t.told(2 * day)).toEqual([]);
  });
});

test('one run looks for so many members, and the next ones for the others', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, (_, n) => t.aReader(`reader${n}`)));
  await Promise.all(readers.map((one) => on(waiter, one)));
  await aWaiter();
  const finder = { kinds: serverKinds, lexiconIn: async () => ownLexicon() };
  const lookedThrough = () => tellOfNewListings(t.house.db, finder, t.house.time.now, 3);
  expect([await lookedThrough(), await lookedThrough(), await lookedThrough()]).toEqual([3, 2, 0]);
  expect(await t.told(0)).toHaveLength(5);
});
