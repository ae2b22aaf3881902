/**
 * The verbs of the desk, and of a business account on its own, on one kind of listing; events, rentals, places and jobs
 * have them in common (issues 4 and 6).
 */
import { and, eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { listingState, stepsFrom } from '../listing.ts';
import type { ListingStep } from '../listing-schemas.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Db } from '#kit/server/db.ts';
import { listingChecks } from './desk-checks.ts';
import { listingLister } from './desk-lists.ts';
import { listingMaker } from './desk-making.ts';
import type { Desk, Values } from './desk-needs.ts';
import { isDesk, mayChange, type By, type Doer } from './listing-actor.ts';
import { saveSorter, type Written } from './listing-edits.ts';
import { editOf, isNews, isUnsold, stepValues, takenOf } from './listing-review.ts';
import type { ListingRow } from './listing-table.ts';
import { requireReason } from './reasons.ts';
import { listingWithdrawer } from './many-listings.ts';
import { listingTeller, type Told } from './told-listings.ts';
import { requireWhole } from './whole.ts';
import { requireVersion } from '#kit/server/versions.ts';

/** The desk of one kind of listing. Every change is locked, checked, counted and written to the audit log at once. */
export function listingDesk<Row extends ListingRow, Insert, Input extends Written>(desk: Desk<Row, Insert, Input>) {
  const { table, record } = desk;
  const titleOf = (row: Row) => inLanguage(desk.titleOf(row), 'en');
  // What is inside is checked by the callers' types; drizzle's own can't follow a table that is not known yet.
  const plain = table as PgTable;
  const missing = () => new Problem('not_found', desk.missing);
  const named = (id: string) => eq(table.id, id);
  const rowsOf = (rows: unknown[]) => rows as Row[];
  const entity = getTableName(table);
  const checks = listingChecks(desk);
  const { photosFor, requireFit, requireFree, settle } = checks;

  /** The row, for whoever may change it: somebody else's is as absent as none. Its owner's account is locked before it. */
  const lock = async (db: Db, id: string, seen: number | undefined, actor: Doer): Promise<Row> => {
    const [found] = await db.select({ ownerId: table.ownerId }).from(plain).where(named(id));
    if (typeof found?.ownerId === 'string') await desk.owners.lock(db, found.ownerId);
    const [row] = rowsOf(await db.select().from(plain).where(named(id)).for('update'));
    if (!row || !mayChange(actor, row)) throw missing();
    requireVersion(row, seen);
    return row;
  };

  const tellOwner = async (db: Db, before: Row, after: Row, { actor, at, isToldElsewhere }: By): Promise<void> => {
    const { id, ownerId, reviewNote: note } = after;
    if (ownerId === null || isToldElsewhere === true) return;
    const isReviewed = isNews(before, after, actor.id);
    const edit = isReviewed ? null : editOf(before, after, actor.id, desk.inputOf);
    const [title, taken] = [desk.titleOf(after), takenOf(before, after)];
    const date = desk.dateOf?.(after) ?? null;
    const told = { entity, id, ownerId, title, date, note, taken, isUnsold: isUnsold(after), edit };
    if (isReviewed || edit) await desk.tell(db, told, at);
  };

  const withdrawMany = listingWithdrawer({ ...desk, entity, titleOf });

  const told = listingTeller(desk.owners, desk.changes, entity);
  const sorted = saveSorter({ ...desk, entity });

  return {
    lock,
    ...listingLister(desk, told),
    ...listingMaker(desk, { entity, titleOf, checks, told }),

    /**
     * Replaces what a listing says, in whatever state it is; `change` throws where it may not become that. What an owner
     * changes of something public is written as far as it is harmless: `waits` names the rest.
     */
    update: (
      db: Db,
      id: string,
      seen: number | undefined,
      by: By,
      input: Input,
      change: (before: Row, input: Input) => Partial<Values<Insert>>,
    ): Promise<{ row: Row; waits: string[] }> =>
      db.transaction(async (db) => {
        const before = await lock(db, id, seen, by.actor);
        if (input['status'] === 'draft') requireReason(before, by, 'status');
        const photos = await photosFor(db, input.photos, by.actor, before);
        const columnsOf = (input: Input) => {
          const values = change(before, input);
          return { ...values, ...settle(values, by, before) };
        };
        const save = { before, input, photos, columnsOf, by, isOfDesk: isDesk(by.actor) };
        const { settled, waits, isWritten } = await sorted(db, save);
        await requireFree(db, before, settled, by.at);
        const set = { ...settled, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(await db.update(plain).set(set).where(named(id)).returning());
        if (!after) throw missing();
        await desk.requires?.(db, after);
        await requireFit(db, after, before, by.at);
        // Its contract took gaps for a draft’s: it is none where only its sender called it one.
        if (input['status'] === 'draft' && listingState(after) !== 'draft')
          requireWhole(desk.needs, desk.inputOf(after), desk.inputOf(before));
        if (isWritten)
          await record(db, { ...by, action: 'update', entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return { row: after, waits };
      }),

    /** One step of its review or of its pause; 409 `invalid_transition` where it does not lead on from how it stands. */
    step: (db: Db, id: string, asked: ListingStep, by: By): Promise<Told<Row>> =>
      db.transaction(async (db) => {
        const { step, version } = asked;
        const before = await lock(db, id, version, by.actor);
        const state = listingState(before);
        const isOpen = stepsFrom(state, 'owner').includes(step) && before.ownerId === by.actor.id;
        if (!isOpen && !(isDesk(by.actor) && stepsFrom(state, 'desk').includes(step)))
          throw new Problem('invalid_transition', `There is no way to ${step} what is ${state}.`);
        const values = stepValues(asked, before, by.at);
        await requireFree(db, before, values, by.at);
        const pinned = step === 'publish' ? desk.pinned?.(by.at) : {};
        const kept = step === 'withdraw' ? desk.keeps?.(by.at) : undefined;
        const set = { ...values, ...pinned, version: before.version + 1, updatedAt: by.at };
        const [after] = rowsOf(
          await db
            .update(plain)
            .set(set)
            .where(and(named(id), kept?.where))
            .returning(),
        );
        if (!after) throw (await kept?.refusal(db, before)) ?? missing();
        await requireFit(db, step === 'ask' ? { ...after, status: 'published' } : after, before, by.at);
        if (step === 'ask') requireWhole(desk.needs, desk.inputOf(after));
        const action = step === 'withdraw' ? 'delete' : 'status';
        await record(db, { ...by, action, entity, entityId: id, title: titleOf(after), before, after });
        await tellOwner(db, before, after, by);
        return told.row(db, after);
      }),

    /**
     * Takes a listing off the lists; its row stays, because orders point at it. What is public of an account the desk takes
     * off by the step `withdraw`.
     */
    withdraw: async (db: Db, id: string, seen: number | undefined, by: By): Promise<void> => {
      const [refused] = await withdrawMany(db, [{ id, seen }], by);
      if (refused) throw refused;
    },

    withdrawMany,
  };
}
