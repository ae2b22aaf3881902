/** Whether searches would find anything: each is read as it would be, and none is answered. */
import type { Db } from '#kit/server/db.ts';
import { namesOf } from '#market/listings/server/listing-kind.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { nightOf } from '#market/town/dates.ts';
import type { SearchQuery } from '../contract.ts';
import { meantBy, understoodIn } from '../meaning/meaning.ts';
import { parseTerms } from '../query-terms.ts';
import { tokenize } from '../tokenize.ts';
import { freeThen } from './index/calendars.ts';
import { conditionsOf, isAnyMeeting } from './filters/conditions.ts';
import { cannotMatch, criteriaOf } from './criteria.ts';
import { searchIndex } from './index/search-index.ts';
import { stemsOf } from './query/stems.ts';
import { textQueryOf, wordsOf } from './query/text-query.ts';

/** For so long an answer is good, unless a listing is written to: what is open changes with the hour. */
const goodForMilliseconds = 60_000;
const maxKnown = 5000;

/** Tells of searches whether each finds at least one listing, with all its words. */
export type WhichFind = (db: Db, searches: readonly SearchQuery[], at: Date) => Promise<readonly boolean[]>;

/** The same with a memory: letters that are typed ask for few phrases again and again. `touchedAt` as kept replies have it. */
export function createFinds(kinds: ServerKinds, touchedAt: (table: string) => number): WhichFind {
  const known = new Map<string, boolean>();
  let since = { touched: -1, minute: -1 };
  return async (db, searches, at) => {
    const now = {
      touched: Math.max(...namesOf(kinds).map(touchedAt)),
      minute: Math.floor(at.getTime() / goodForMilliseconds),
    };
    if (now.touched !== since.touched || now.minute !== since.minute || known.size > maxKnown) {
      known.clear();
      since = now;
    }
    const begun = since;
    const keys = searches.map((one) => JSON.stringify(one));
    const asked = searches.filter((_, place) => !known.has(keys[place] ?? ''));
    const before = new Map(keys.map((key) => [key, known.get(key)]));
    const finds = await whichFind(db, kinds, asked, at);
    const found = new Map(asked.map((one, place) => [JSON.stringify(one), finds[place] ?? false]));
    // What was written meanwhile is asked again by the next one.
    if (since === begun) for (const [key, isFound] of found) known.set(key, isFound);
    return keys.map((key) => found.get(key) ?? before.get(key) ?? false);
  };
}

/** For each search whether it finds at least one listing, with all its words. */
async function whichFind(
  db: Db,
  kinds: ServerKinds,
  searches: readonly SearchQuery[],
  at: Date,
): Promise<readonly boolean[]> {
  if (searches.length === 0) return [];
  const read = searches.map((asked) => {
    const query = meantBy(asked, understoodIn(asked, nightOf(at)));
    return { query, terms: parseTerms(tokenize(query.query ?? '')) };
  });
  const stems = await stemsOf(
    db,
    read.flatMap(({ terms }) => wordsOf(terms)),
  );
  const index = await searchIndex(db, kinds, at);
  return read.map(({ query, terms }) => {
    const criteria = { ...criteriaOf(kinds, query, at), textQuery: textQueryOf(terms, stems, 'all') };
    return criteria.types.some((type) => {
      if (cannotMatch(criteria, type)) return false;
      const isFree = freeThen(criteria, type, index[type]);
      const conditions = conditionsOf(criteria, type, index[type]);
      return isAnyMeeting(index[type], isFree === undefined ? conditions : [...conditions, { test: isFree }]);
    });
  });
}
