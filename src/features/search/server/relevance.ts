/** Evaluates relevance on the judged searches of the demo catalogue, in the order in which the page shows what it found. */
import { kindNamed } from '#features/listings/kinds.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { after } from './judged/after.ts';
import { askedHeld } from './judged/asked-held.ts';
import { askedLast } from './judged/asked-last.ts';
import { askedMoods } from './judged/asked-moods.ts';
import { askedSixty } from './judged/asked-sixty.ts';
import { askedTuning } from './judged/asked-tuning.ts';
import { before } from './judged/before.ts';
import { beforeFresh } from './judged/before-fresh.ts';
import { beforeMore } from './judged/before-more.ts';
import {
  byAJudge,
  byASecondJudge,
  byAThirdJudge,
  byANeighbour,
  byANewcomer,
  byAnother,
  byAPasserBy,
  byAStranger,
  byAVisitor,
  byOneOther,
  byOthers,
  byOthersAgain,
  byTwoOthers,
} from './judged/by-others.ts';
import type { Judgment } from './judged/judgment.ts';
import { search } from './service.ts';
import { searchEntries } from './table.ts';

/** The parts of the list are never added up: what was written before looking tells how good it is, what came last most. */
export const judgedSearches = {
  before: [...before, ...beforeMore],
  fresh: beforeFresh,
  after,
  askedTuning,
  askedHeld,
  askedLast,
  askedSixty,
  byOthers,
  byOthersAgain,
  byTwoOthers,
  byOneOther,
  byANewcomer,
  byAnother,
  byAStranger,
  byAPasserBy,
  byAVisitor,
  byANeighbour,
  byAJudge,
  byASecondJudge,
  byAThirdJudge,
  askedMoods,
} as const;

const all: readonly Judgment[] = Object.values(judgedSearches).flat();

const named = ({ best, well = [], good }: Judgment): readonly string[] => [...best, ...well, ...good];

/** What is named by its slug in a list, by the id that the demo catalogue gives it. */
const slugsIn = (searches: readonly Judgment[]): ReadonlyMap<string, string> =>
  new Map(
    [...new Set(searches.flatMap(named))].flatMap((slug) =>
      listingKinds.map((type) => [idOf(`${kindNamed(type).one}:${slug}`), slug] as const),
    ),
  );

const slugs = slugsIn(all);

/** What the best answer counts, what serves nearly as well, and what one would look at too. */
const gradesOf = { best: 3, well: 2, good: 1 } as const;
const first = 3;
const shown = 10;

export type RelevanceResult = Judgment & {
  /** Slugs, or titles of what the list does not name, as they stand on the page. */
  readonly shown: readonly string[];
  /** A best or good one is among the first three; where there is none, it was said. */
  readonly isFound: boolean;
  /** nDCG of the first ten: 1 when nothing could be in a better order. */
  readonly gain: number;
  readonly loss: Loss;
};

/**
 * Where the rest of the gain went: what is not on the page, what stands on a shelf below others, what stands behind worse
 * on its own. Together with the gain they are 1.
 */
export type Loss = { readonly missing: number; readonly shelves: number; readonly order: number };

const gradeOf = ({ best, well = [], good }: Judgment, slug: string | undefined, category: string): number => {
  if (slug !== undefined && best.includes(slug)) return gradesOf.best;
  if (slug !== undefined && well.includes(slug)) return gradesOf.well;
  return (slug !== undefined && good.includes(slug)) || good.includes(category) ? gradesOf.good : 0;
};

const gainOf = (some: readonly number[]): number =>
  some.slice(0, shown).reduce((sum, grade, place) => sum + grade / Math.log2(place + 2), 0);

const descending = (some: readonly number[]): readonly number[] => some.toSorted((a, b) => b - a);

/** Of the grades on each shelf, and of all that could be shown. */
function lossOf(shelves: readonly (readonly number[])[], ideal: readonly number[]): Loss {
  const inOrder = gainOf(shelves.flatMap(descending));
  const mixed = gainOf(descending(shelves.flat()));
  const best = gainOf(ideal);
  return {
    missing: (best - mixed) / best,
    shelves: (mixed - inOrder) / best,
    order: (inOrder - gainOf(shelves.flat())) / best,
  };
}
const lostForNothing = (isHonest: boolean): Loss => ({ missing: 0, shelves: 0, order: isHonest ? 0 : 1 });

/** As the page shows them: the best of all kinds, then of each kind the others. */
function withBestFirst<T extends { readonly id: string }>(best: readonly string[], shelves: readonly T[][]): T[][] {
  const first = best.flatMap((id) => shelves.flat().filter((one) => one.id === id));
  return [first, ...shelves.map((shelf) => shelf.filter((one) => !first.includes(one)))];
}

/** Runs judged searches, each in its language, on a database that has the demo catalogue. */
export async function evaluateRelevance(
  db: Db,
  kinds: ServerKinds,
  at: Date,
  searches: readonly Judgment[],
): Promise<RelevanceResult[]> {
  const entries = await db
    .select({ id: searchEntries.listingId, type: searchEntries.type, category: searchEntries.category })
    .from(searchEntries);
  const slugOf = new Map([...slugs, ...slugsIn(searches)]);
  const results: RelevanceResult[] = [];
  for (const one of searches) {
    const found = await search(db, kinds, { query: one.query }, one.language, at);
    const onShelves = (part: typeof found | typeof found.near) =>
      part.shelves.map((type) =>
        part[type].map((listing) => ({
          id: listing.id,
          name: slugOf.get(listing.id) ?? kindNamed(type).titleOf(listing as never),
          grade: gradeOf(one, slugOf.get(listing.id), `${type}/${listing.category}`),
        })),
      );
    const answers = withBestFirst(found.best, onShelves(found));
    const shelves = [...answers, ...onShelves(found.near)];
    const page = shelves.flat();
    const grades = shelves.map((shelf) => shelf.map(({ grade }) => grade));
    const ideal = descending(
      entries.map(({ id, type, category }) => gradeOf(one, slugOf.get(id), `${type}/${category}`)),
    );
    const isNone = one.best.length === 0;
    const isHonest = answers.flat().length === 0 || !found.hasAllWords;
    results.push({
      ...one,
      shown: page.map(({ name }) => name),
      isFound: isNone ? isHonest : page.slice(0, first).some(({ grade }) => grade > 0),
      gain: isNone ? Number(isHonest) : gainOf(grades.flat()) / gainOf(ideal),
      loss: isNone ? lostForNothing(isHonest) : lossOf(grades, ideal),
    });
  }
  return results;
}

/** Names in the list that nothing in the catalogue has: slips of the one who wrote it. */
export async function unknownNames(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: searchEntries.listingId, type: searchEntries.type, category: searchEntries.category })
    .from(searchEntries);
  const known = new Set(rows.flatMap(({ id, type, category }) => [slugs.get(id), `${type}/${category}`]));
  return all.flatMap(named).filter((name) => !known.has(name));
}

/** The share of searches that are answered among the first three, and the mean gain. */
export function summaryOf(
  results: readonly RelevanceResult[],
): { readonly found: number; readonly gain: number } & Loss {
  const mean = (valueOf: (one: RelevanceResult) => number) =>
    results.reduce((sum, one) => sum + valueOf(one), 0) / results.length;
  return {
    found: mean(({ isFound }) => Number(isFound)),
    gain: mean(({ gain }) => gain),
    missing: mean(({ loss }) => loss.missing),
    shelves: mean(({ loss }) => loss.shelves),
    order: mean(({ loss }) => loss.order),
  };
}
