/** Counts what was searched for and not found, a few seconds at a time: no search waits for it, and none fails by it. */
import { sql } from 'drizzle-orm';
import type { SearchQuery, SearchResult } from '#features/search/contract.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import { missOf } from '../missed.ts';
import type { Miss } from '../rules.ts';
import { searchWishes } from './table.ts';

const writeAfterMilliseconds = 5000;
/** At most so many different ones wait to be written, and are kept of a day; beyond, only known ones are counted on. */
const mostWaiting = 500;
const mostOfADay = 2000;

type Counted = {
  readonly day: string;
  readonly words: string;
  readonly language: Language;
  readonly found: Miss;
  readonly count: number;
};

export type WishCounter = ReturnType<typeof createWishCounter>;

export function createWishCounter({ db, log }: { readonly db: Db; readonly log: Log }) {
  let waiting = new Map<string, Counted>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes down what this process has counted so far. What can't be written is lost, and said in the log. */
  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...waiting.values()];
    waiting = new Map();
    if (counted.length === 0) return;
    try {
      await addCounts(db, counted);
    } catch (error) {
      log.error({ error }, 'what was not found could not be counted');
    }
  }

  /** Notes an answer that missed; any other is none of its business. */
  function note(query: SearchQuery, result: SearchResult, language: Language, at: Date): void {
    const miss = missOf(query, result);
    if (miss === undefined) return;
    const wish = { ...miss, language, day: wallClock(at).date };
    const key = JSON.stringify(wish);
    const { count = 0 } = waiting.get(key) ?? {};
    if (count === 0 && waiting.size >= mostWaiting) return;
    waiting.set(key, { ...wish, count: count + 1 });
    timer ??= setTimeout(() => void write(), writeAfterMilliseconds).unref();
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
    select day, words, language, found, count from placed where is_known or place <= ${mostOfADay}
    order by day, words, language, found
    on conflict (day, words, language, found) do update set count = search_wishes.count + excluded.count`);
}
