/** Counts what was searched for and not found: no search waits for it, and none fails by it. */
import { sql } from 'drizzle-orm';
import type { SearchQuery, SearchResult } from '#features/search/contract.ts';
import { createCounting } from '#kit/server/counting.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { missOf } from '../missed.ts';
import type { Miss } from '../rules.ts';
import { searchWishes } from './table.ts';

const maxWaiting = 500;
/** How many are kept of a day; beyond, only known ones are counted on. */
const maxPerDay = 2000;

type Counted = {
  readonly day: string;
  readonly words: string;
  readonly language: Language;
  readonly found: Miss;
  readonly count: number;
};

export type WishCounter = ReturnType<typeof createWishCounter>;

export function createWishCounter({ db, log }: { readonly db: Db; readonly log: Log }) {
  const { write, count } = createCounting<Counted>({
    maxWaiting,
    writeDown: (counted) => addCounts(db, counted),
    log,
    lost: 'what was not found could not be counted',
  });

  /** Notes an answer that missed; any other is none of its business. */
  function note(query: SearchQuery, result: SearchResult, language: Language, at: Date): void {
    const miss = missOf(query, result);
    if (miss === undefined) return;
    const wish = { ...miss, language, day: wallClock(at).date };
    count(JSON.stringify(wish), (known) => ({ ...wish, count: (known?.count ?? 0) + 1 }));
  }

  return { write, note };
}

/** One statement, in one order for all processes. */
async function addCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  const wishes = searchWishes;
  await db.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
        as one (day date, words text, language text, found text, count int)
    ), known as (
      select asked.*, old.words is not null as is_known from asked left join ${wishes} as old
        on old.day = asked.day and old.words = asked.words and old.language = asked.language and old.found = asked.found
    ), placed as (
      select *, row_number() over (partition by day, is_known order by words, language, found)
        + (select count(*) from ${wishes} as old where old.day = known.day) as place from known
    )
    insert into ${wishes} (day, words, language, found, count)
    select day, words, language, found, count from placed where is_known or place <= ${maxPerDay}
    order by day, words, language, found
    on conflict (day, words, language, found) do update set count = search_wishes.count + excluded.count`);
}
