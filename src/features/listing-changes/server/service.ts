/** Sorts what owners save of public listings: what goes out at once, and what waits for the desk (issue 16). */
import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { changedFields, fieldsToReview } from '#market/listings/edit-rules.ts';
import type { EditedFields } from '#market/listings/edit-rules.ts';
import { openChangeStatuses } from '#market/listings/listing.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { OpenChange } from '#market/listings/listing-schemas.ts';
import type { Changes, Edit, Sorted, Written } from '#market/listings/server/listing-edits.ts';
import { lastSeen, shownDays } from '../rules.ts';
import { shownFields } from './shown.ts';
import { listingChanges as changes } from './table.ts';
import type { ListingChangeRow } from './table.ts';

/** What the log calls them. */
const entity = 'listing_changes';

const of = (kind: string, listingId: string) =>
  and(eq(changes.kind, kind as ListingKind), eq(changes.listingId, listingId));
const isOpen = inArray(changes.status, openChangeStatuses);

const pick = (fields: EditedFields, names: readonly string[]): EditedFields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));

/**
 * What of a save may be written now. Harmless fields go out and are shown at the desk; risky ones replace what waited
 * before, and none take it back. The listing's row must be locked: its lock comes before those of its changes.
 */
async function sort<I extends Written>(db: Db, edit: Edit<I>): Promise<Sorted<I>> {
  const { entity: kind, id, rules, reach, current, wanted, by } = edit;
  if (reach === 'desk') {
    await db
      .update(changes)
      .set({ seenAt: by.at })
      .where(and(of(kind, id), eq(changes.status, 'applied'), isNull(changes.seenAt)));
    return { written: wanted, waits: [] };
  }
  const waits = reach === 'own' ? [] : fieldsToReview(rules, current, wanted, await seenByDesk(db, kind, id));
  await replaceOpen(db, edit, waits);
  const written = { ...wanted, ...pick(current, waits) };
  const names = reach === 'own' ? [] : changedFields(current, written);
  if (names.length > 0)
    await db.insert(changes).values({
      ...rowOf(edit, names),
      status: 'applied',
      decidedAt: by.at,
    });
  return { written, waits };
}

const rowOf = ({ entity: kind, id, title, current, wanted, by }: Edit<Written>, names: readonly string[]) => ({
  id: newId(),
  kind: kind as ListingKind,
  listingId: id,
  title,
  askedBy: by.actor.id,
  before: pick(current, names),
  after: pick(wanted, names),
  askedAt: by.at,
});

/** How the fields stood that went out unseen since the desk saw them last. */
async function seenByDesk(db: Db, kind: string, id: string): Promise<EditedFields> {
  const applied = await db
    .select({ before: changes.before })
    .from(changes)
    .where(and(of(kind, id), eq(changes.status, 'applied'), isNull(changes.seenAt)))
    .orderBy(asc(changes.askedAt), asc(changes.id));
  return lastSeen(applied);
}

/** Puts what waits into the place of what waited, or of what came back. */
async function replaceOpen(db: Db, edit: Edit<Written>, waits: readonly string[]): Promise<void> {
  const { entity: kind, id, by } = edit;
  const [before] = await db
    .select()
    .from(changes)
    .where(and(of(kind, id), isOpen))
    .for('update');
  if (waits.length > 0) {
    const { id: newOne, ...row } = rowOf(edit, waits);
    const asked = { ...row, status: 'pending', note: null, decidedAt: null } as const;
    const isSameAgain =
      before?.status === 'pending' &&
      changedFields(before.after, row.after).length === 0 &&
      changedFields(row.after, before.after).length === 0;
    // Whoever saves something else meanwhile does not lose the place in the queue.
    const askedAt = isSameAgain ? before.askedAt : by.at;
    const [after] = before
      ? await db
          .update(changes)
          .set({ ...asked, askedAt, version: before.version + 1 })
          .where(eq(changes.id, before.id))
          .returning()
      : await db
          .insert(changes)
          .values({ ...asked, id: newOne })
          .returning();
    if (after && !isSameAgain) await logChange(db, by, before ? 'update' : 'create', after, before?.after, after.after);
  } else if (before?.status === 'pending') await dropChange(db, before, by);
}

/** Takes back what waits; the log keeps that it did. */
export async function dropChange(db: Db, row: ListingChangeRow, by: Edit<Written>['by']): Promise<void> {
  await db.delete(changes).where(eq(changes.id, row.id));
  await logChange(db, by, 'delete', row, row.after, undefined);
}

type Logged = 'create' | 'update' | 'delete' | 'approve' | 'reject';

/** What was asked for, taken back or decided, for the log: of a decision what was, and what was asked for. */
export async function logChange(
  db: Db,
  by: Edit<Written>['by'],
  action: Logged,
  { id: entityId, title }: ListingChangeRow,
  before: EditedFields | undefined,
  after: EditedFields | undefined,
): Promise<void> {
  const told = { entity, entityId, title: inLanguage(title, 'en') };
  await recordChange(db, { ...by, action, ...told, before: before ?? {}, after: after ?? {} });
}

/** What waits of these listings, or came back, by their ids. */
async function openOf(db: Db, kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, OpenChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(changes)
    .where(and(eq(changes.kind, kind as ListingKind), inArray(changes.listingId, [...ids]), isOpen));
  return new Map(rows.map((row) => [row.listingId, toOpenChange(row)]));
}

/** What of these listings waits for the desk, as it is written, by their ids. */
export async function waitingFields(db: Db, kind: ListingKind, ids: readonly string[]) {
  const rows = await db
    .select({ listingId: changes.listingId, after: changes.after })
    .from(changes)
    .where(and(eq(changes.kind, kind), inArray(changes.listingId, [...ids]), eq(changes.status, 'pending')));
  return new Map(rows.map(({ listingId, after }) => [listingId, after]));
}

function toOpenChange({ id, version, status, after, note, askedAt }: ListingChangeRow): OpenChange {
  const state = status === 'rejected' ? status : 'pending';
  return { id, version, status: state, fields: shownFields(after), note, askedAt: askedAt.toISOString() };
}

/** What the desk of each kind of listing calls. */
export const listingChanges: Changes = { sort, openOf };

/** Forgets what went out, and what came back, once it was shown long enough. */
export async function dropOldChanges(db: Db, at: Date): Promise<void> {
  const before = daysBefore(at, shownDays);
  await db.delete(changes).where(and(ne(changes.status, 'pending'), lt(changes.decidedAt, before)));
}

/** Photos of what waits, for whoever tidies up those that nothing shows. */
export const photosWaiting = sql`
  select photo ->> 'id' from ${changes}, jsonb_array_elements(${changes.after} -> 'photos') as photo
  where ${changes.status} = 'pending' and jsonb_typeof(${changes.after} -> 'photos') = 'array'`;
