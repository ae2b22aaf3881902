/** The common limit of all writes: what no honest house does in a minute, however many people live in it. */
import type { Db } from '../db.ts';
import { createLimiter } from './limits.ts';
import { householdOf, networkOf } from './network.ts';

/** A hotel of guests who all book at once stays below it; 500 writes in a row do not (issue 14). */
export const writesOfHousehold = { name: 'writes of a household', calls: 240, seconds: 60 } as const;
/** Several households of one network, which may be one person with a network. */
export const writesOfNetwork = { name: 'writes of a network', calls: 960, seconds: 60 } as const;

export type WriteLimit = {
  /** Counts a write of an address; 429 past either limit. Of many writes only some ask the database. */
  spend(db: Db, address: string, at: Date): Promise<void>;
};

export function createWriteLimit(): WriteLimit {
  const household = createLimiter(writesOfHousehold);
  const network = createLimiter(writesOfNetwork);
  return {
    spend: async (db, address, at) => {
      await household.spend(db, householdOf(address), at);
      await network.spend(db, networkOf(address), at);
    },
  };
}
