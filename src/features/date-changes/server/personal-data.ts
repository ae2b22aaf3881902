import { asc, eq, inArray } from 'drizzle-orm';
import { orders } from '#features/orders/server/table.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { DateChangesExport } from '../personal-data.ts';
import { dateChanges } from './table.ts';

/** Dates and amounts stay with the order they are of, which the law wants; what an owner wrote may say anything, and is forgotten. */
export const dateChangePersonalData: PersonalData<DateChangesExport> = {
  tables: [dateChanges],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select({ change: dateChanges })
      .from(dateChanges)
      .innerJoin(orders, eq(orders.id, dateChanges.orderId))
      .where(eq(orders.userId, id))
      .orderBy(asc(dateChanges.createdAt), asc(dateChanges.id));
    return {
      dateChanges: rows.map(({ change: row }) => ({
        orderId: row.orderId,
        status: row.status,
        was: {
          startsAt: row.oldStartsAt.toISOString(),
          endsAt: row.oldEndsAt.toISOString(),
          units: row.oldUnits,
          quantity: row.oldQuantity,
        },
        wanted: {
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
          units: row.units,
          quantity: row.quantity,
        },
        amount: priceOf(row.amountCents),
        note: row.note,
        createdAt: row.createdAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await db.update(dateChanges).set({ note: null }).where(inArray(dateChanges.orderId, own));
  },
};
