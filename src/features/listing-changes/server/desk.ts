/** What the desk does with the changes of owners: look, and decide once. An owner may take back what waits. */
import { and, eq, exists, gte, inArray, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { findAddressee } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { requireVersion } from '#kit/server/versions.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { KindTable, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { ChangeQuery, Decision, ListingChange, OpenedChange } from '../contract.ts';
import { clashesOf, shownDays } from '../rules.ts';
import { dropChange, logChange } from './service.ts';
import { shownFields } from './shown.ts';
import { listingChanges as changes, listingChangesSearchColumns as searchColumns } from './table.ts';
import type { ListingChangeRow } from './table.ts';

/** Finds the names of members by their ids; the roof brings it. */
type NamesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

/** The kinds of listing, and the names of whoever asked: what the roof brings. */
export type Around = { readonly kinds: ServerKinds; readonly namesOf: NamesOf };

const missing = () => new Problem('not_found', 'There is no such change.');

/** Of listings that are still there: what waits for one that was deleted waits for nothing. */
const stands = (db: Db, kinds: ServerKinds): SQL | undefined =>
  or(
    ...Object.values(kinds).map(({ name, table }) =>
      and(
        eq(changes.kind, name),
        exists(
          db
            .select({ id: table.id })
            .from(table)
            .where(and(eq(table.id, changes.listingId), ne(table.status, 'withdrawn'))),
        ),
      ),
    ),
  );

/** A page of what waits, oldest first, or of what went out of late, newest first. */
export async function listChanges(db: Db, { kinds, namesOf }: Around, query: ChangeQuery, at: Date) {
  const { view, kind } = query;
  const since = daysBefore(at, shownDays);
  const { rows, total } = await readDeskPage(db, {
    table: changes,
    query,
    where: and(
      view === 'pending'
        ? eq(changes.status, 'pending')
        : and(inArray(changes.status, ['applied', 'approved']), gte(changes.decidedAt, since)),
      kind && eq(changes.kind, kind),
      stands(db, kinds),
    ),
    searchColumns,
    sorts: { asked: changes.askedAt, decided: changes.decidedAt },
    sort: view === 'pending' ? 'asked' : '-decided',
    tie: changes.id,
  });
  const names = await namesOf(db, [...new Set(rows.map(({ askedBy }) => askedBy))]);
  return { items: rows.map((row) => toChange(row, names)), total };
}

/** How many wait. */
export const countChanges = (db: Db, kinds: ServerKinds) =>
  db.$count(changes, and(eq(changes.status, 'pending'), stands(db, kinds)));

/** One change, with what became of its fields since. */
export async function readChange(db: Db, { kinds, namesOf }: Around, id: string): Promise<OpenedChange> {
  const row = await requireChange(db, id);
  const [listing] = await listingOf(db, kinds, row);
  const clashes = listing && row.status === 'pending' ? clashesOf(row, kinds[row.kind].inputOf(listing as never)) : [];
  return { ...toChange(row, await namesOf(db, [row.askedBy])), clashes };
}

/**
 * Approves or rejects, once. What is approved is saved by the service that its owner's own save goes through, so that
 * whatever it checks is checked then. Refuses 404, 409 edit_conflict, 409 invalid_transition, and what that save refuses.
 */
export async function decideChange(db: Db, { kinds, namesOf }: Around, id: string, decision: Decision, by: By) {
  return db.transaction(async (db) => {
    const { row, listing } = await lockChange(db, kinds, id, decision.version);
    const isApproved = decision.decision === 'approved';
    if (isApproved) await apply(db, kinds, row, listing, by);
    const note = decision.note ?? null;
    const [after] = await db
      .update(changes)
      .set({ status: decision.decision, note, decidedAt: by.at, version: row.version + 1 })
      .where(eq(changes.id, id))
      .returning();
    if (!after) throw missing();
    await logChange(db, by, isApproved ? 'approve' : 'reject', row, row.before, row.after);
    await tellOwner(db, after, listing, by.at);
    return toChange(after, await namesOf(db, [row.askedBy]));
  });
}

async function apply(db: Db, kinds: ServerKinds, row: ListingChangeRow, listing: Locked, by: By): Promise<void> {
  const kind = kinds[row.kind];
  const now = kind.inputOf(listing as never);
  const clashes = clashesOf(row, now);
  if (clashes.length > 0)
    throw new Problem('edit_conflict', 'Somebody else changed the same fields meanwhile.', {
      fields: clashes.map((path) => ({ path, message: 'Was changed meanwhile' })),
    });
  await kind.update(db, row.listingId, { ...now, ...row.after } as never, 'en', { ...by, isToldElsewhere: true });
}

/** Takes back what waits of one's own listing; 404 when it is another's. */
export async function withdrawChange(db: Db, kinds: ServerKinds, id: string, seen: number | undefined, by: By) {
  await db.transaction(async (db) => {
    const { row } = await lockChange(db, kinds, id, seen, by.actor.id);
    await dropChange(db, row, by);
  });
}

type Locked = {
  readonly id: string;
  readonly status: string;
  readonly ownerId: string | null;
  /** Of an event alone: the day that it is on. */
  readonly date?: string | null;
};

const listingOf = (db: Db, kinds: ServerKinds, { kind, listingId }: ListingChangeRow) => {
  const table: KindTable = kinds[kind].table;
  return db.select().from(table).where(eq(table.id, listingId));
};

/** A change that waits, of this owner where one is named, and its listing: that one is locked first, as whoever saves it locks it first. */
async function lockChange(db: Db, kinds: ServerKinds, id: string, seen: number | undefined, owner?: string) {
  const found = await requireChange(db, id);
  const table: KindTable = kinds[found.kind].table;
  const rows = await db.select().from(table).where(eq(table.id, found.listingId)).for('update');
  const [listing] = rows as unknown as Locked[];
  const [row] = await db.select().from(changes).where(eq(changes.id, id)).for('update');
  if (!row || (owner !== undefined && listing?.ownerId !== owner)) throw missing();
  requireVersion(row, seen);
  if (row.status !== 'pending' || !listing || listing.status === 'withdrawn')
    throw new Problem('invalid_transition', 'This change does not wait any more.');
  return { row, listing };
}

async function requireChange(db: Db, id: string): Promise<ListingChangeRow> {
  const [row] = await db.select().from(changes).where(eq(changes.id, id));
  if (!row) throw missing();
  return row;
}

/** Writes to whose listing it is now, with the way to the page, or to where it can be changed. */
async function tellOwner(db: Db, row: ListingChangeRow, { ownerId, date }: Locked, at: Date): Promise<void> {
  const reader = ownerId === null ? undefined : await findAddressee(db, ownerId);
  if (!reader) return;
  const { kind, listingId, title, note } = row;
  const of = `${kind}/${listingId}`;
  const path = note === null ? `/${of}` : `/dashboard?tab=listings&view=${kind}&open=${listingId}`;
  const day = date ? { date } : {};
  const values = { name: reader.name, title: inLanguage(title, reader.language), ...day, note, path, of };
  await postMail(db, { ...reader, letter: 'listingChangeDecided', values }, at);
}

function toChange(row: ListingChangeRow, names: ReadonlyMap<string, string>): ListingChange {
  const { note: _note, seenAt: _seenAt, askedBy, before, after, askedAt, decidedAt, ...rest } = row;
  return {
    ...rest,
    owner: { id: askedBy, name: names.get(askedBy) ?? null },
    before: shownFields(before),
    after: shownFields(after),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
