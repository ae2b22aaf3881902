/** From a request to what meets it: its words are read as filters first, then both are looked for in the index. */
import type { Db } from '#kit/server/db.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { nightOf } from '#market/town/dates.ts';
import type { NearbyQuery, SearchQuery } from '../contract.ts';
import { mealtimeIn } from '../meaning/open.ts';
import { kindsExpected, meantBy, understoodIn } from '../meaning/meaning.ts';
import { asMostlyWritten } from '../terms/one-word.ts';
import type { Lexicon } from '../query-terms.ts';
import { normalize } from '../tokenize.ts';
import { criteriaOf } from './criteria.ts';
import { findMatches } from './matches.ts';
import { withMeantWords } from './query/meant-words.ts';
import type { Circle } from './filters/places.ts';
import { matchWithRelaxation } from './query/relaxation.ts';
import type { SearchIndex } from './index/search-index.ts';

type Options = { readonly circle?: Circle | undefined; readonly lexicon: Lexicon };

/** What was asked, as it is understood. */
export async function readAsked(
  db: Db,
  kinds: ServerKinds,
  typed: SearchQuery | NearbyQuery,
  at: Date,
  { circle, lexicon }: Options,
) {
  const written = typed.query === undefined ? undefined : asMostlyWritten(typed.query, lexicon);
  const asked = written === undefined ? typed : { ...typed, query: await withMeantWords(db, written, lexicon) };
  const understood = understoodIn(asked, nightOf(at), lexicon);
  const query = meantBy(asked, understood);
  const expected = kindsExpected(query.query ?? '', lexicon);
  const isForWork = query.type === 'jobs' || expected.has('jobs');
  const meal = mealtimeIn(normalize(asked.query ?? ''));
  const filters = criteriaOf(kinds, query, at, { circle, isForWork, expected, meal });
  return { query, understood, expected, filters, lexicon };
}

/** The first of the readings of its words that finds something. */
export const matchAsked = (
  db: Db,
  index: SearchIndex,
  { query, expected, filters, lexicon }: Awaited<ReturnType<typeof readAsked>>,
) =>
  matchWithRelaxation(
    db,
    query.query ?? '',
    {
      index,
      lexicon,
      isForWork: filters.isForWork || filters.scope.length === 1,
      expected,
    },
    (textQuery) => findMatches({ ...filters, textQuery }, index),
  );
