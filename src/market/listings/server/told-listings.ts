import type { Db } from '#kit/server/db.ts';
import type { ListingOwner } from '../ownership-contract.ts';
import { changeTeller, type Changes, type WithChange } from './listing-edits.ts';
import { withOwners, type Owners } from './owners.ts';

/** A row as its desk tells it: with its owner, and with what of it waits for review. */
export type Told<Row> = WithChange<Row> & { readonly owner: ListingOwner | null };

type Listed = { readonly id: string; readonly ownerId: string | null };

/** Tells the rows of one table. */
export function listingTeller(owners: Pick<Owners, 'of'>, changes: Changes, entity: string) {
  const changesOf = changeTeller(changes, entity);
  const rows = async <Row extends Listed>(db: Db, some: readonly Row[]): Promise<Told<Row>[]> =>
    withOwners(db, owners, await changesOf.rows(db, some));
  const row = async <Row extends Listed>(db: Db, one: Row): Promise<Told<Row>> => {
    const [told] = await rows(db, [one]);
    return told ?? { ...one, change: null, owner: null };
  };
  return { rows, row };
}
