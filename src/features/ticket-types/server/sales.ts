/** Whether an event sells any of its tickets at all: its owner stops that for a whole night, and takes it up again (decision 0224). */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { lockEvent, requireOwnEvent } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { By } from '#market/listings/server/listing-actor.ts';

/** Each ticket keeps how it is sold by itself, so that all of it is as it was when the sale goes on. */
export async function setSales(db: Db, eventId: string, isStopped: boolean, by: By): Promise<{ isStopped: boolean }> {
  return db.transaction(async (db) => {
    const { salesStopped, title } = requireOwnEvent(by, await lockEvent(db, eventId));
    await db.update(events).set({ salesStopped: isStopped }).where(eq(events.id, eventId));
    await recordChange(db, {
      ...by,
      action: 'update',
      entity: 'events',
      entityId: eventId,
      title: inLanguage(title, 'en'),
      before: { salesStopped },
      after: { salesStopped: isStopped },
    });
    return { isStopped };
  });
}
