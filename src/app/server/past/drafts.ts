/** Listings of the demo's owners that are not public: some wait for their review, one came back with a reason. */
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { serverKinds } from '../kinds.ts';
import { demoDrafts } from './catalogue/drafts.ts';
import { ownerId } from './people.ts';

/** Each is written by the model of something that its owner has. */
export async function seedDrafts(db: Db, at: Date): Promise<void> {
  for (const { table } of Object.values(serverKinds)) {
    const things: PgTable = table;
    for (const { key, by, says, hoursAgo, note } of demoDrafts) {
      const [model] = await db
        .select()
        .from(things)
        .where(eq(table.id, idOf(by)));
      if (!model) continue;
      const since = (hours: number) => hoursBefore(at, hours);
      const when = { createdAt: since(hoursAgo + 30), updatedAt: since(hoursAgo) };
      const review = note
        ? { reviewAskedAt: null, reviewNote: note, reviewedAt: null }
        : { reviewAskedAt: since(hoursAgo), reviewNote: null, reviewedAt: null };
      const fresh = 'reviewCount' in model ? { rating: null, reviewCount: 0 } : {};
      const plain = 'featured' in model ? { featured: false } : {};
      const own = { id: idOf(`demo draft ${by}`), ownerId: ownerId(key), status: 'draft' };
      const draft: object = { ...model, ...fresh, ...plain, ...when, ...review, ...says, ...own };
      await db.insert(things).values(draft);
    }
  }
}
