import { and, asc, eq } from 'drizzle-orm';
import { hasSold } from '#features/ledger/server/service.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { PayoutAccountExport } from '../personal-data.ts';
import { maskOf } from './service.ts';
import { payoutAccounts } from './table.ts';

/**
 * The number of a bank account goes with the account here: what was paid stands in the payouts. Which account at a provider
 * was an owner's stays while they have sold for money, for payouts and refunds name it.
 */
export const payoutAccountPersonalData: PersonalData<PayoutAccountExport> = {
  tables: [payoutAccounts],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(payoutAccounts)
      .where(eq(payoutAccounts.ownerId, id))
      .orderBy(asc(payoutAccounts.way));
    return {
      payoutAccounts: rows.map((row) => ({
        way: row.way,
        account: row.account,
        holder: row.holder,
        maskedIban: maskOf(row),
        updatedAt: row.updatedAt.toISOString(),
      })),
    };
  },
  forget: async (db, { id }) => {
    const isOwners = eq(payoutAccounts.ownerId, id);
    const isBank = eq(payoutAccounts.way, 'bank');
    await db.delete(payoutAccounts).where((await hasSold(db, id)) ? and(isOwners, isBank) : isOwners);
  },
};
