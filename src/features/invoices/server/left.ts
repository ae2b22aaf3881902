/** What is left of an invoice whose buyer may be put right. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { isInTimeToCorrect, maxSubstitutes, stands } from '../rules.ts';
import { invoices } from './table.ts';
import type { InvoiceRow } from './table.ts';

type Left = Pick<InvoiceRow, 'netCents' | 'vatCents' | 'grossCents'>;

/**
 * What is left of each of these whose buyer may be put right: one that stands for a sale and names somebody, in time, with none
 * in its place yet, of which not all went back.
 */
export async function leftOf(db: Db, rows: readonly InvoiceRow[], today: string): Promise<Map<string, Left>> {
  const open = rows.filter((row) => row.orderId !== null && stands(row) && isInTimeToCorrect(row, today));
  const ids = open.map(({ id }) => id);
  const { ofId, kind, netCents, vatCents, grossCents, cancelledAt } = invoices;
  const naming =
    ids.length === 0
      ? []
      : await db
          .select({ ofId, kind, netCents, vatCents, grossCents })
          .from(invoices)
          .where(and(inArray(ofId, ids), isNull(cancelledAt)));
  const left = open.flatMap((row) => {
    const own = naming.filter((one) => one.ofId === row.id);
    if (own.some((one) => one.kind === 'substitute')) return [];
    const sum = (of: keyof Left) => own.reduce((all, one) => all + one[of], row[of]);
    const rest = { netCents: sum('netCents'), vatCents: sum('vatCents'), grossCents: sum('grossCents') };
    return rest.grossCents > 0 ? [[row.id, rest] as const] : [];
  });
  return new Map(left);
}

/** Those of these orders whose buyer had an invoice put right as often as they may. */
export async function correctedOften(
  db: Db,
  rows: readonly Pick<InvoiceRow, 'orderId'>[],
): Promise<ReadonlySet<string | null>> {
  const ids = [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))];
  if (ids.length === 0) return new Set();
  const { orderId, kind, cancelledAt } = invoices;
  const found = await db
    .select({ orderId })
    .from(invoices)
    .where(and(inArray(orderId, ids), eq(kind, 'substitute'), isNull(cancelledAt)))
    .groupBy(orderId)
    .having(sql`count(*) >= ${maxSubstitutes}`);
  return new Set(found.map((row) => row.orderId));
}
