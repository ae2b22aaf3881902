/** Reviews as they are shown. */
import { eq, inArray } from 'drizzle-orm';
import { events } from '#features/events/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { wallClock } from '#market/town/dates.ts';
import type { GuestReview } from '../contract.ts';
import type { GuestReviewRow } from './table.ts';

type Titles = ReadonlyMap<string, Localized>;

/** What these reviews are of. */
export async function titlesOf(db: Db, rows: readonly GuestReviewRow[]): Promise<Titles> {
  const found: { id: string; title: Localized }[] = [];
  for (const [type, table] of [
    ['events', events],
    ['rentals', rentals],
  ] as const) {
    const ids = [...new Set(rows.filter(({ listingType }) => listingType === type).map(({ listingId }) => listingId))];
    if (ids.length > 0)
      found.push(...(await db.select({ id: table.id, title: table.title }).from(table).where(inArray(table.id, ids))));
  }
  return new Map(found.map(({ id, title }) => [id, title]));
}

/** The day of the event that a review is of; a stay has none. */
export async function nightOf(db: Db, { listingType, listingId }: GuestReviewRow): Promise<string | null> {
  if (listingType !== 'events') return null;
  const [event] = await db.select({ date: events.date }).from(events).where(eq(events.id, listingId));
  return event?.date ?? null;
}

/** What its owner answered, whether it still stands there or not. */
export const answerOf = ({ answer, answeredAt }: GuestReviewRow): GuestReview['answer'] =>
  answer !== null && answeredAt !== null ? { words: answer, at: answeredAt.toISOString() } : null;

export function toReview(row: GuestReviewRow, titles: Titles, language: Language): GuestReview {
  return {
    id: row.id,
    stars: row.stars,
    words: row.words,
    language: row.language,
    name: row.name,
    proof: row.proof,
    wasThere: wallClock(row.wasThereAt).date,
    title: inLanguage(titles.get(row.listingId) ?? {}, language),
    answer: row.answerRemovedAt === null ? answerOf(row) : null,
  };
}
