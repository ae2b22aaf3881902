/** Tries the judged searches on the demo catalogue: what comes of each, and how much of it is right. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { listingTypes } from '../rules.ts';
import type { Judged } from './judged.ts';
import { judged } from './judged.ts';
import { search } from './service.ts';
import { searchEntries } from './table.ts';

const five = 5;
const idNames = { events: 'event', rentals: 'rental', businesses: 'business', jobs: 'job' } as const;

/** What is named by its slug in the list, by the id that the demo catalogue gives it. */
const slugs: ReadonlyMap<string, string> = new Map(
  judged
    .flatMap(({ must, fits }) => [...must, ...fits])
    .flatMap((slug) => listingTypes.map((type) => [idOf(`${idNames[type]}:${slug}`), slug])),
);

export type Verdict = Judged & {
  /** Slugs, or titles of what the list does not name, kind after kind, at most six of each. */
  readonly shown: readonly string[];
  readonly missing: readonly string[];
  /** Of what is shown first, at most five of each kind, so much is right. */
  readonly precision: number;
};

/** Runs every judged search, in its language, on a database that has the demo catalogue. */
export async function judgeSearch(db: Db, at: Date): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const one of judged) {
    const result = await search(db, { query: one.query }, one.language, at);
    const right = new Set([...one.must, ...one.fits]);
    const groups = listingTypes.map((type) =>
      result[type].map((listing) => {
        const name = slugs.get(listing.id) ?? ('title' in listing ? listing.title : listing.name);
        return { name, isRight: right.has(name) || right.has(`${type}/${listing.category}`) };
      }),
    );
    const first = groups.flatMap((group) => group.slice(0, five));
    const shown = groups.flat().map(({ name }) => name);
    verdicts.push({
      ...one,
      shown,
      missing: one.must.filter((slug) => !shown.includes(slug)),
      precision: first.length === 0 ? 0 : first.filter(({ isRight }) => isRight).length / first.length,
    });
  }
  return verdicts;
}

/** Names in the list that nothing in the catalogue has: slips of the one who wrote it. */
export async function unknownNames(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: searchEntries.listingId, type: searchEntries.type, category: searchEntries.category })
    .from(searchEntries);
  const known = new Set(rows.flatMap(({ id, type, category }) => [slugs.get(id), `${type}/${category}`]));
  return judged.flatMap(({ must, fits }) => [...must, ...fits]).filter((name) => !known.has(name));
}

export const meanPrecision = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { precision }) => sum + precision, 0) / verdicts.length;
