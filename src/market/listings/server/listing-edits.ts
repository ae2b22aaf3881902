/** What a desk of listings hands to the room that keeps an owner's risky changes for review (issue 16, decision 0050). */
import type { z } from 'zod';
import type { Localized } from '#kit/shared/localized.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import type { Db } from '#kit/server/db.ts';
import type { WantedPhoto } from '#kit/server/photos/service.ts';
import { listingState } from '../listing.ts';
import { isSame } from '../edit-rules.ts';
import type { EditedFields, EditRules } from '../edit-rules.ts';
import type { OpenChange } from '../listing-schemas.ts';

/** Who saves, and when. */
type By = { readonly actor: { readonly id: string; readonly role: string }; readonly at: Date };

/** What is written of a listing, by the names of its contract. */
export type Written = EditedFields & { readonly photos: readonly WantedPhoto[] };

/** One save of one listing. */
export type Edit<I> = {
  /** The name of its kind's table. */
  readonly entity: string;
  readonly id: string;
  /** What it is called, in the log and at the desk, while the change waits. */
  readonly title: Localized;
  readonly rules: EditRules;
  /** `desk` saw everything; nobody else sees `own` before the desk does; what is `public`, or will be without another review, is sorted. */
  readonly reach: 'desk' | 'own' | 'public';
  readonly current: I;
  readonly wanted: I;
  readonly by: By;
};

/** What may be written now, and the names of the fields that wait. */
export type Sorted<I> = { readonly written: I; readonly waits: string[] };

/** The room of changes, which whoever makes a desk brings. Both are called in the transaction of the save. */
export type Changes = {
  readonly sort: <I extends Written>(db: Db, edit: Edit<I>) => Promise<Sorted<I>>;
  /** What of these listings waits for the desk, or came back from it, by their ids. */
  readonly openOf: (db: Db, entity: string, ids: readonly string[]) => Promise<ReadonlyMap<string, OpenChange>>;
};

/** How a room sorts what its owners save. */
export type Sorting<Row, Input> = {
  readonly changes: Changes;
  readonly edits: EditRules;
  /** What a row says, as it is written. */
  readonly inputOf: (row: Row) => Input;
  /** In both languages; a name counts for both. */
  readonly titleOf: (row: Row) => Localized;
};

/** A row with what of it waits. */
export type WithChange<Row> = Row & { readonly change: OpenChange | null };

/** Tells rows of one table with what of them waits. */
export function changeTeller(changes: Changes, entity: string) {
  const rows = async <Row extends { readonly id: string }>(
    db: Db,
    some: readonly Row[],
  ): Promise<WithChange<Row>[]> => {
    const ids = some.map(({ id }) => id);
    const open = await changes.openOf(db, entity, ids);
    return some.map((row) => ({ ...row, change: open.get(row.id) ?? null }));
  };
  const row = async <Row extends { readonly id: string }>(db: Db, one: Row): Promise<WithChange<Row>> => {
    const [told] = await rows(db, [one]);
    return told ?? { ...one, change: null };
  };
  return { rows, row };
}

type Standing = Parameters<typeof listingState>[0] & { readonly id: string };

/** How far a save of it reaches: what pauses is taken up again without another review. */
function reachOf(row: Standing, isOfDesk: boolean): Edit<unknown>['reach'] {
  if (isOfDesk) return 'desk';
  return ['published', 'paused'].includes(listingState(row)) ? 'public' : 'own';
}

/**
 * What of a save is written now: its columns, and the names of the fields that wait. All of it is checked by `columnsOf`,
 * what will wait too: the desk could not approve what may not be. `isWritten` is false when all that changed waits.
 */
export function saveSorter<Row extends Standing, Input extends Written>({
  changes,
  edits: rules,
  inputOf,
  titleOf,
  entity,
}: Sorting<Row, Input> & { readonly entity: string }) {
  return async <Columns extends object>(
    db: Db,
    save: {
      readonly before: Row;
      readonly input: Input;
      readonly photos: readonly ListingPhoto[];
      readonly columnsOf: (input: Input) => Columns;
      readonly by: By;
      readonly isOfDesk: boolean;
    },
  ) => {
    const { before, columnsOf, by, isOfDesk } = save;
    const current = inputOf(before);
    const wanted = inputOf({ ...before, ...columnsOf(save.input), photos: save.photos });
    const edit = { entity, id: before.id, title: titleOf(before), rules, current, wanted, by };
    const { written, waits } = await changes.sort(db, { ...edit, reach: reachOf(before, isOfDesk) });
    const settled = { ...columnsOf(written), photos: written.photos };
    return { settled, waits, isWritten: waits.length === 0 || !isSame(current, written) };
  };
}

/** Of a row what is written of it, by the names of its contract. */
export function fieldsOf<S extends z.ZodObject>(contract: S, row: object): z.output<S> {
  const known = Object.entries(row).filter(([name]) => name in contract.shape && name !== 'version');
  return Object.fromEntries(known) as z.output<S>;
}
