import { eq } from 'drizzle-orm';
import { hasSold, lastSale } from '#features/ledger/server/service.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { TraderExport } from '../personal-data.ts';
import { findTrader } from './service.ts';
import { houseTrader, taxNumberHolders, traders } from './table.ts';

/**
 * Of who sold for money the law keeps the file as long as the sales (Directive (EU) 2021/514, section IV of its annex), but
 * nobody is told of it any more; of whoever sold nothing it goes with the account.
 */
export const traderPersonalData: PersonalData<TraderExport> = {
  tables: [traders, houseTrader, taxNumberHolders],
  exportOf: async (db, { id }) => ({ trader: await findTrader(db, id) }),
  keeps: async (db, id) => {
    const since = await lastSale(db, id);
    return since ? { what: 'seller', since } : undefined;
  },
  forget: async (db, { id }) => {
    const isOwners = eq(traders.ownerId, id);
    if (await hasSold(db, id)) await db.update(traders).set({ standing: 'lapsed' }).where(isOwners);
    else {
      await db.delete(traders).where(isOwners);
      await db.delete(taxNumberHolders).where(eq(taxNumberHolders.ownerId, id));
    }
  },
};
