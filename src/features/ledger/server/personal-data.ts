import { and, asc, eq } from 'drizzle-orm';
import { forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { SalesExport } from '../personal-data.ts';
import { ledgerEntries } from './table.ts';

/** Nothing of the ledger is forgotten: the law wants it, its sums must not change, and it says nobody's name. */
export const ledgerPersonalData: PersonalData<SalesExport> = {
  tables: [ledgerEntries],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.ownerId, id), eq(ledgerEntries.account, 'owner')))
      .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
    return {
      sales: rows.map(({ orderId, posting, amountCents, createdAt }) => ({
        orderId,
        posting,
        amountCents,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
  forget: forgetsNothing,
};
