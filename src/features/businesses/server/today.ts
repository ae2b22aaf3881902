/** How a place is open today: written at once, past the form and whatever of the place waits for the desk. */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { invalidField } from '#kit/shared/invalid-field.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import { maxExceptions, type BusinessRecord, type Today } from '../contract.ts';
import { saidToday } from '../today.ts';
import { desk, toBusinessRecord } from './service.ts';
import { businesses } from './table.ts';

/**
 * Closes a place for today, keeps it open later, or takes that back. 404 when it is not the caller’s, 409 where there is
 * nothing to prolong or to take back, 422 when it would not close later or has too many exceptions.
 */
export async function sayToday(db: Db, id: string, said: Today, { actor, at }: By): Promise<BusinessRecord> {
  return db.transaction(async (db) => {
    const before = await desk.lock(db, id, undefined, actor);
    const openingExceptions = saidToday(before, said, at).map(({ days, spans, ...one }) => ({
      ...one,
      days: [...days],
      spans: spans.map((span) => ({ ...span })),
    }));
    if (openingExceptions.length > maxExceptions)
      throw invalidField('openingExceptions', `Must be at most ${maxExceptions}`, 'There are too many exceptions.');
    const set = { openingExceptions, version: before.version + 1, updatedAt: at };
    const [after = before] = await db.update(businesses).set(set).where(eq(businesses.id, id)).returning();
    const entry = { entity: 'businesses', entityId: id, title: before.name, before, after };
    await recordChange(db, { actor, at, action: 'update', ...entry });
    return toBusinessRecord(await desk.read(db, id, actor));
  });
}
