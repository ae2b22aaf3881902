/** Which listings stand how, and which are whose, as the desk and their owners ask for them. */
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListingState } from '../listing.ts';
import type { Ownership } from '../ownership.ts';

type Columns<Name extends string> = Readonly<Record<Name, AnyPgColumn>>;

/** What its owner has sent to the desk, and nobody has decided on. */
export const isWaiting = ({ status, reviewAskedAt }: Columns<'status' | 'reviewAskedAt'>) =>
  and(eq(status, 'draft'), isNotNull(reviewAskedAt));

/** Those in a state; unless told all but the withdrawn. */
export function isInState(
  table: Columns<'status' | 'reviewAskedAt' | 'reviewedAt'>,
  state: ListingState | undefined,
): SQL | undefined {
  const { status, reviewAskedAt, reviewedAt } = table;
  if (state === undefined) return ne(status, 'withdrawn');
  if (state === 'waiting') return isWaiting(table);
  if (state !== 'draft' && state !== 'paused') return eq(status, state);
  const isSeen = state === 'paused' ? isNotNull(reviewedAt) : isNull(reviewedAt);
  return and(eq(status, 'draft'), isNull(reviewAskedAt), isSeen);
}

/** Those of accounts, of the house, or of nobody; unless told all. */
export function isOwnedBy(table: Columns<'ownerId' | 'ownerless'>, owner: Ownership | undefined): SQL | undefined {
  if (owner === undefined) return undefined;
  if (owner === 'account') return isNotNull(table.ownerId);
  return and(isNull(table.ownerId), eq(table.ownerless, owner === 'nobody'));
}
