/** Who issues, and whom it is for, as they say today who they are. */
import { findHouseTrader, findTrader } from '#features/traders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { asParty, type Party } from '../rules.ts';

/** The house as a party; undefined while it has not said who it is. */
export async function houseParty(db: Db): Promise<Party | undefined> {
  const file = await findHouseTrader(db);
  return file ? asParty(file) : undefined;
}

/** An owner as a party, whether their file is good for selling now or not; undefined without one. */
export async function ownerParty(db: Db, ownerId: string): Promise<Party | undefined> {
  const file = await findTrader(db, ownerId);
  return file ? asParty(file) : undefined;
}

/** Whoever sold an order: its owner, or the house. */
export const sellerOf = (db: Db, ownerId: string | null): Promise<Party | undefined> =>
  ownerId === null ? houseParty(db) : ownerParty(db, ownerId);
