/** The regular ticket of an event: it costs what the event does, others may stand beside it, and it may be bounded or left out (decisions 0175 and 0191). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { events } from './table.ts';
import type { EventRow } from './table.ts';

/** Copies the ticket types of an event to another: handed in by the roof, because their room needs this one. */
export type CopyTicketTypes = (db: Db, from: string, to: string, by: By) => Promise<void>;

export type RegularTicket = Pick<
  EventRow,
  'regularName' | 'regularLimit' | 'regularFrom' | 'regularUntil' | 'regularEach' | 'regularOff'
>;

/** What a row says of it. */
export const regularOf = (row: EventRow): RegularTicket => ({
  regularName: row.regularName,
  regularLimit: row.regularLimit,
  regularFrom: row.regularFrom,
  regularUntil: row.regularUntil,
  regularEach: row.regularEach,
  regularOff: row.regularOff,
});

/** Says how it is sold and what it is called; the log tells who did, unless it is part of something else. */
export async function setRegular(db: Db, before: EventRow, wanted: RegularTicket, by?: By): Promise<EventRow> {
  const { id } = before;
  const [row] = await db.update(events).set(wanted).where(eq(events.id, id)).returning();
  const after = row as EventRow;
  const title = inLanguage(before.title, 'en');
  if (by)
    await recordChange(db, {
      ...by,
      action: 'update',
      entity: 'events',
      entityId: id,
      title,
      before: regularOf(before),
      after: regularOf(after),
    });
  return after;
}
