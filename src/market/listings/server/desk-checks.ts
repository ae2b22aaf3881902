/** What holds of every write of a listing, whoever makes it: photos that are theirs, a state that is theirs to set, and what may come up or go down. */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '#kit/server/db.ts';
import { requirePhotos, type WantedPhoto } from '#kit/server/photos/service.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Desk } from './desk-needs.ts';
import { isDesk, type By, type Doer } from './listing-actor.ts';
import type { Written } from './listing-edits.ts';
import { reviewOf } from './listing-review.ts';
import type { ListingRow } from './listing-table.ts';

export type Checks<Row extends ListingRow> = ReturnType<typeof listingChecks<Row, unknown, Written>>;

export function listingChecks<Row extends ListingRow, Insert, Input extends Written>(desk: Desk<Row, Insert, Input>) {
  const columns = Object.entries(getTableColumns(desk.table as PgTable));
  const featured = columns.find(([, column]) => column === desk.featured)?.[0] ?? 'featured';

  /** What comes up must be fit to, and its owner not suspended. */
  const requireFit = async (db: Db, after: Row, before: Row | undefined, at: Date): Promise<void> => {
    const reason = desk.refusal?.(after, before, at);
    if (reason) throw reason;
    if (after.status !== 'published' || before?.status === 'published' || after.ownerId === null) return;
    if ((await desk.owners.of(db, [after.ownerId])).get(after.ownerId)?.isSuspended)
      throw new Problem('owner_suspended', 'The account that owns this is suspended.');
  };

  /** A business shows the photos that it uploaded, and those that its listing has. */
  const photosFor = (db: Db, wanted: readonly WantedPhoto[], actor: Doer, before?: Row) =>
    requirePhotos(
      db,
      wanted,
      ({ id, uploadedBy }) =>
        isDesk(actor) || uploadedBy === actor.id || (before?.photos.some((photo) => photo.id === id) ?? false),
    );

  /** State, place in front and owner are not an owner's to set: they stay, and a new one is a draft of theirs. */
  const settle = (values: object, { actor, at, whose }: By, before?: Row): object => {
    const status = 'status' in values ? String(values.status) : (before?.status ?? 'published');
    // It comes back with its owner's account, not by being saved.
    if (before?.status === 'suspended') return { status: 'suspended' };
    if (isDesk(actor)) return { ...reviewOf(before, status, at), ...(before ? {} : whose) };
    if (!before) return { status: 'draft', [featured]: false, ownerId: actor.id };
    return { status: before.status, [featured]: (before as Record<string, unknown>)[featured] };
  };

  const requireFree = async (db: Db, before: Row, values: object, at: Date): Promise<void> => {
    if (!('status' in values) || values.status !== 'draft') return;
    const reason = await desk.holds?.(db, before, at);
    if (reason) throw reason;
  };

  return { featured, requireFit, photosFor, settle, requireFree };
}
