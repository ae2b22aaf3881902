/** What listings ask of accounts, whose room the roof and the rooms of listings bring (decision 0046). */
import type { Db } from '#kit/server/db.ts';
import type { ListingOwner, OwnerCandidate } from '../ownership-contract.ts';

export type Owners = {
  /** The accounts behind these ids. */
  readonly of: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, ListingOwner>>;
  /** Locks an owner for sharing before one of their listings is locked: nobody suspends them meanwhile. Nothing for who was erased. */
  readonly lock: (db: Db, id: string) => Promise<ListingOwner | undefined>;
  /** The account that somebody means by an e-mail or a phone. 404, 409 when an e-mail is of several. */
  readonly find: (db: Db, account: string) => Promise<OwnerCandidate>;
  /** Locks an account and makes it one that owns listings. 404, 409 owner_suspended and not_an_owner. */
  readonly appoint: (db: Db, id: string) => Promise<ListingOwner>;
};

/** Whose a listing becomes. */
export type Whose = { readonly ownerId: string | null; readonly ownerless: boolean };

/** Rows with their owners. */
export async function withOwners<Row extends { readonly ownerId: string | null }>(
  db: Db,
  owners: Pick<Owners, 'of'>,
  rows: readonly Row[],
): Promise<(Row & { readonly owner: ListingOwner | null })[]> {
  const ids = new Set(rows.flatMap(({ ownerId }) => ownerId ?? []));
  const found = await owners.of(db, [...ids]);
  return rows.map((row) => ({ ...row, owner: found.get(row.ownerId ?? '') ?? null }));
}
