/** The letter about what is new in saved searches: one a day at most, for all of a member's searches together (decision 0199). */
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, exists, inArray, lt, lte, sql } from 'drizzle-orm';
import { findAddressee, lockUser } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { kindNamed, kindOfCategory } from '#features/listings/kinds.ts';
import { postMail, wantsLetters } from '#features/mail/server/service.ts';
import { sayAsked } from '#features/search/filter-words.ts';
import type { Db } from '#kit/server/db.ts';
import { formatDay } from '#kit/shared/dates.ts';
import { daysAfter, hoursAfter } from '#kit/shared/durations.ts';
import type { Language } from '#kit/shared/messages.ts';
import { namesOf, ofKinds, type ServerKinds } from '#market/listings/server/listing-kind.ts';
import { publishedListings } from '#market/listings/server/published.ts';
import { wallClock } from '#market/town/dates.ts';
import { letterPauseDays, lookPauseHours, savedSearchesPath, searchIn } from '../rules.ts';
import { createFindNew, type Finder } from './finding.ts';
import { numberPublished, readPublished, type Published } from './publication-order.ts';
import { savedSearches, savedSearchReaders, type SavedSearchRow } from './table.ts';

/** How many members are looked for in one run, the next ones a moment later. */
const maxMembers = 200;
/** A letter tells of so many searches, and of each names so many listings. */
const maxTold = 8;
const maxNamed = 3;

/** Looks for what is new, by the clock, and writes to whom it fits. Gives how many searches it looked through. */
export async function tellOfNewListings(db: Db, finder: Finder, at: Date, most = maxMembers): Promise<number> {
  const newest = await numberPublished(db);
  const members = await claimMembers(db, newest, at, most);
  const searches = await db
    .select({ search: savedSearches, language: users.language })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(inArray(savedSearches.userId, members), isBehind(newest)))
    .orderBy(asc(savedSearches.userId), asc(savedSearches.savedAt), asc(savedSearches.id));
  const published = await readPublished(db, Math.min(newest, ...searches.map(({ search }) => search.told)), newest);
  const findNew = createFindNew(db, finder, at);
  for (const [userId, own] of Map.groupBy(searches, ({ search }) => search.userId)) {
    const found: Found[] = [];
    for (const { search, language } of own) {
      // Whoever waits for a page comes in between.
      await setImmediate();
      const some = await findNew(search.search, published.since(search.told), language);
      if (some.length > 0) found.push({ search, listings: newestFirst(some, published.all) });
    }
    if (found.length > 0)
      await db.transaction(async (db) => tellMember(db, finder.kinds, { userId, found, newest }, at));
  }
  return searches.length;
}

type Listing = Pick<Published, 'type' | 'id'>;
type Found = { readonly search: SavedSearchRow; readonly listings: readonly Listing[] };

/** Letters about it are on, and something was published since the last one. */
const isBehind = (newest: number) => and(eq(savedSearches.letters, true), lt(savedSearches.told, newest));

/**
 * Whose turn it is, for this house alone: the others pass them over until their next turn, which comes as well if this house
 * stops on the way. Whom no letter would reach is not looked for.
 */
async function claimMembers(db: Db, newest: number, at: Date, most: number): Promise<string[]> {
  return db.transaction(async (db) => {
    const due = await db
      .select({ userId: savedSearchReaders.userId })
      .from(savedSearchReaders)
      .innerJoin(users, eq(users.id, savedSearchReaders.userId))
      .where(
        and(
          lte(savedSearchReaders.lookAt, at),
          isReached,
          exists(
            db
              .select({ id: savedSearches.id })
              .from(savedSearches)
              .where(and(eq(savedSearches.userId, savedSearchReaders.userId), isBehind(newest))),
          ),
        ),
      )
      .orderBy(asc(savedSearchReaders.lookAt), asc(savedSearchReaders.userId))
      .limit(most)
      .for('update', { of: savedSearchReaders, skipLocked: true });
    const members = due.map(({ userId }) => userId);
    await db
      .update(savedSearchReaders)
      .set({ lookAt: hoursAfter(at, lookPauseHours) })
      .where(inArray(savedSearchReaders.userId, members));
    return members;
  });
}

const isReached = sql`${users.email} is not null and ${users.suspendedAt} is null
  and ${wantsLetters(users.id, 'searches')}`;

function newestFirst(some: readonly Listing[], all: readonly Published[]): readonly Listing[] {
  const isFound = new Set(some.map(({ type, id }) => `${type} ${id}`));
  return all.filter(({ type, id }) => isFound.has(`${type} ${id}`)).toReversed();
}

type Told = { readonly userId: string; readonly found: readonly Found[]; readonly newest: number };

/** Marks and letter in one: what was told by another house meanwhile, let go or switched off is left out. */
async function tellMember(db: Db, kinds: ServerKinds, { userId, found, newest }: Told, at: Date): Promise<void> {
  await lockUser(db, userId);
  const [due] = await db
    .select({ toldAt: savedSearchReaders.toldAt })
    .from(savedSearchReaders)
    .innerJoin(users, eq(users.id, savedSearchReaders.userId))
    .where(and(eq(savedSearchReaders.userId, userId), isReached));
  const isTooSoon = due?.toldAt ? at < daysAfter(due.toldAt, letterPauseDays) : false;
  const reader = due && !isTooSoon ? await findAddressee(db, userId) : undefined;
  if (!reader) return;
  const told: Found[] = [];
  for (const one of found) {
    const isAsItWas = and(
      eq(savedSearches.id, one.search.id),
      eq(savedSearches.letters, true),
      eq(savedSearches.told, one.search.told),
    );
    const marked = await db.update(savedSearches).set({ told: newest }).where(isAsItWas).returning();
    if (marked.length > 0) told.push(one);
  }
  if (told.length === 0) return;
  await db
    .update(savedSearchReaders)
    .set({ toldAt: at, lookAt: daysAfter(at, letterPauseDays) })
    .where(eq(savedSearchReaders.userId, userId));
  const titles = await titlesOf(db, kinds, told, reader.language);
  const values = {
    name: reader.name,
    searches: told.slice(0, maxTold).map(({ search, listings }) => ({
      said: [...said(kinds, search.search, reader.language, at)],
      count: listings.length,
      titles: listings.slice(0, maxNamed).flatMap(({ id }) => titles.get(id) ?? []),
      path: `/search?${search.search}`,
    })),
    more: Math.max(0, told.length - maxTold),
    path: savedSearchesPath,
  };
  await postMail(db, { ...reader, letter: 'searchNews', values }, at);
}

/** What was asked, as the page says it; days by their dates, for nobody knows when a letter is read. */
function said(kinds: ServerKinds, search: string, language: Language, at: Date): readonly string[] {
  const today = wallClock(at).date;
  return sayAsked(searchIn(search), {
    language,
    categoryName: (category, type = kindOfCategory(category)) => kinds[type].categoryName(category, language),
    amenityName: (amenity) =>
      Object.values(kinds)
        .map((kind) => kind.amenityName?.(amenity, language))
        .find(Boolean) ?? amenity,
    day: (date) => formatDay(date, today, language),
  });
}

async function titlesOf(
  db: Db,
  kinds: ServerKinds,
  told: readonly Found[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const named = told.slice(0, maxTold).flatMap(({ listings }) => listings.slice(0, maxNamed));
  const ids = ofKinds(kinds, ({ name }) => named.flatMap(({ type, id }) => (type === name ? [id] : [])));
  const shown = await publishedListings(db, kinds, ids, language);
  return new Map(
    namesOf(kinds).flatMap((name) =>
      shown[name].map((listing) => [listing.id, kindNamed(name).titleOf(listing as never)] as const),
    ),
  );
}
