/** Searches that members keep (decision 0199): (db, member, …) → result. */
import { and, asc, desc, eq, lt, ne } from 'drizzle-orm';
import { findReader, lockCaller } from '#features/auth/server/service.ts';
import { allowTopic, isMuted } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { nightOf } from '#market/town/dates.ts';
import type { SavedSearches, SearchNews } from '../contract.ts';
import { isOver, maxSearches, questionOf, searchIn } from '../rules.ts';
import { createFindNew, type Finder } from './finding.ts';
import { highestNumber, numberPublished, readPublished } from './publication-order.ts';
import { savedSearches, savedSearchReaders } from './table.ts';

type Member = { readonly id: string; readonly at: Date };

const topic = 'searches';

const ofMember = (userId: string) => eq(savedSearches.userId, userId);
const isIt = (userId: string, id: string) => and(ofMember(userId), eq(savedSearches.id, id));

/** What a member keeps, newest first. Whoever wants no letters of this kind at all has them off everywhere. */
export async function listSearches(db: Db, { id: userId, at }: Member): Promise<SavedSearches> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(ofMember(userId))
    .orderBy(desc(savedSearches.savedAt), asc(savedSearches.id));
  const isOff = await isMuted(db, userId, topic);
  const tonight = nightOf(at);
  return {
    searches: rows.map(({ id, search, savedAt, letters }) => ({
      id,
      search,
      savedAt: savedAt.toISOString(),
      letters: letters && !isOff,
      isOver: isOver(searchIn(search), tonight),
    })),
    hasEmail: Boolean((await findReader(db, userId))?.to),
  };
}

/** How much is new in each of them since it was last looked at; those without anything are left out. */
export async function listNews(
  db: Db,
  finder: Finder,
  { id: userId, at }: Member,
  language: Language,
): Promise<SearchNews[]> {
  const newest = await highestNumber(db);
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(ofMember(userId), lt(savedSearches.seen, newest)))
    .orderBy(desc(savedSearches.savedAt), asc(savedSearches.id));
  const published = await readPublished(db, Math.min(newest, ...rows.map(({ seen }) => seen)), newest);
  const findNew = createFindNew(db, finder, at);
  const news: SearchNews[] = [];
  for (const { id, search, seen } of rows) {
    const found = await findNew(search, published.since(seen), language);
    if (found.length > 0) news.push({ id, count: found.length });
  }
  return news;
}

/** Keeps a search from now on; the first time counts, and letters that are on stay so. Refuses 422 and 409 too_many_saved. */
export async function saveSearch(
  db: Db,
  { search: asked, letters = false }: { readonly search: string; readonly letters?: boolean | undefined },
  member: Member,
): Promise<SavedSearches> {
  const { id: userId, at } = member;
  const search = questionOf(searchIn(asked));
  if (search === '') throw invalidField('search', 'Asks for nothing', 'There is nothing to keep.');
  const newest = await numberPublished(db);
  await db.transaction(async (db) => {
    // Two presses of one member wait for each other, so that the bound holds.
    await lockCaller(db, userId);
    const isThis = and(ofMember(userId), eq(savedSearches.search, search));
    const [there] = await db.select().from(savedSearches).where(isThis);
    if (there === undefined) {
      if ((await db.$count(savedSearches, ofMember(userId))) >= maxSearches)
        throw new Problem('too_many_saved', `At most ${maxSearches} searches can be kept. Let one go first.`);
      const marks = { seen: newest, told: newest };
      await db.insert(savedSearches).values({ id: newId(), userId, search, savedAt: at, letters: false, ...marks });
    }
    if (letters) await switchOn(db, userId, isThis, newest, at);
  });
  return listSearches(db, member);
}

/** Letters about one search, on or off. 404 for one that the member does not keep. */
export async function switchLetters(
  db: Db,
  id: string,
  { letters }: { readonly letters: boolean },
  member: Member,
): Promise<SavedSearches> {
  const { id: userId, at } = member;
  const newest = await numberPublished(db);
  await db.transaction(async (db) => {
    await lockCaller(db, userId);
    if ((await db.$count(savedSearches, isIt(userId, id))) === 0)
      throw new Problem('not_found', 'There is no such search.');
    if (letters) await switchOn(db, userId, isIt(userId, id), newest, at);
    else await db.update(savedSearches).set({ letters: false }).where(isIt(userId, id));
  });
  return listSearches(db, member);
}

/**
 * From now on: what was published while they were off is not told. Whoever had ended all letters of this kind, by a letter's own
 * link or among their choices, has said yes to this search alone.
 */
async function switchOn(db: Db, userId: string, which: ReturnType<typeof isIt>, newest: number, at: Date) {
  if (await isMuted(db, userId, topic)) {
    await db.update(savedSearches).set({ letters: false }).where(ofMember(userId));
    await allowTopic(db, userId, topic);
  }
  await db
    .update(savedSearches)
    .set({ letters: true, told: newest })
    .where(and(which, ne(savedSearches.letters, true)));
  await db.insert(savedSearchReaders).values({ userId, lookAt: at }).onConflictDoNothing();
}

/** What it finds now was seen. 404 for one that the member does not keep. */
export async function markSeen(db: Db, id: string, userId: string): Promise<void> {
  const newest = await numberPublished(db);
  const seen = await db.update(savedSearches).set({ seen: newest }).where(isIt(userId, id)).returning();
  if (seen.length === 0) throw new Problem('not_found', 'There is no such search.');
}

/** Keeps it no longer. */
export async function forgetSearch(db: Db, id: string, member: Member): Promise<SavedSearches> {
  await db.delete(savedSearches).where(isIt(member.id, id));
  return listSearches(db, member);
}
