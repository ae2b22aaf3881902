/** Evaluates relevance on the judged searches of the demo catalogue: what comes of each, and how much of it is right. */
import type { Db } from '#kit/server/db.ts';
import { kindNamed } from '#features/listings/kinds.ts';
import { idOf } from '#kit/server/ids.ts';
import type { ServerKinds } from '#market/listings/server/listing-kind.ts';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import type { RelevanceJudgment } from './relevance-judgments.ts';
import { relevanceJudgments } from './relevance-judgments.ts';
import { search } from './service.ts';
import { searchEntries } from './table.ts';

const five = 5;

/** What is named by its slug in the list, by the id that the demo catalogue gives it. */
const slugs: ReadonlyMap<string, string> = new Map(
  relevanceJudgments
    .flatMap(({ must, fits }) => [...must, ...fits])
    .flatMap((slug) => listingKinds.map((type) => [idOf(`${kindNamed(type).one}:${slug}`), slug])),
);

export type RelevanceResult = RelevanceJudgment & {
  /** Slugs, or titles of what the list does not name, kind after kind, at most six of each. */
  readonly shown: readonly string[];
  readonly missing: readonly string[];
  /** Of what is shown first, at most five of each kind, so much is right. */
  readonly precision: number;
};

/** Runs every judged search, in its language, on a database that has the demo catalogue. */
export async function evaluateRelevance(db: Db, kinds: ServerKinds, at: Date): Promise<RelevanceResult[]> {
  const results: RelevanceResult[] = [];
  for (const one of relevanceJudgments) {
    const result = await search(db, kinds, { query: one.query }, one.language, at);
    const right = new Set([...one.must, ...one.fits]);
    const groups = listingKinds.map((type) =>
      result[type].map((listing) => {
        const name = slugs.get(listing.id) ?? kindNamed(type).titleOf(listing as never);
        return { name, isRight: right.has(name) || right.has(`${type}/${listing.category}`) };
      }),
    );
    const first = groups.flatMap((group) => group.slice(0, five));
    const shown = groups.flat().map(({ name }) => name);
    results.push({
      ...one,
      shown,
      missing: one.must.filter((slug) => !shown.includes(slug)),
      precision: first.length === 0 ? 0 : first.filter(({ isRight }) => isRight).length / first.length,
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
  return relevanceJudgments.flatMap(({ must, fits }) => [...must, ...fits]).filter((name) => !known.has(name));
}

export const meanPrecision = (results: readonly RelevanceResult[]): number =>
  results.reduce((sum, { precision }) => sum + precision, 0) / results.length;
