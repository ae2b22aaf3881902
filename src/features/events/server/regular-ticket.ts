/** What the regular ticket of an event is called: it costs what the event does, and others may stand beside it (decision 0175). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage, type Localized } from '#kit/shared/localized.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { events } from './table.ts';
import type { EventRow } from './table.ts';

/** Copies the kinds of tickets of an event to another: handed in by the roof, because their room needs this one. */
export type CopyTicketTypes = (db: Db, from: string, to: string, by: By) => Promise<void>;

/** Names it; the log tells who did, unless it is part of something else. */
export async function nameRegular(db: Db, before: EventRow, regularName: Localized, by?: By): Promise<EventRow> {
  const { id } = before;
  const [row] = await db.update(events).set({ regularName }).where(eq(events.id, id)).returning();
  const after = row as EventRow;
  const title = inLanguage(before.title, 'en');
  if (by)
    await recordChange(db, {
      ...by,
      action: 'update',
      entity: 'events',
      entityId: id,
      title,
      before: { regularName: before.regularName },
      after: { regularName },
    });
  return after;
}
