import { and, eq, isNull } from 'drizzle-orm';
import { exportsNothing, type PersonalData } from '#kit/server/personal-data.ts';
import { discountCodes } from './table.ts';

/** Of whose events a code is good: nothing of them besides, and what it takes off is told with their orders. With its owner it ends. */
export const discountCodePersonalData: PersonalData = {
  tables: [discountCodes],
  exportOf: exportsNothing,
  forget: async (db, { id, at }) => {
    await db
      .update(discountCodes)
      .set({ endedAt: at })
      .where(and(eq(discountCodes.ownerId, id), isNull(discountCodes.endedAt)));
  },
};
