/** Writes the sales of the demo's past down, a table at a time. */
import { sql } from 'drizzle-orm';
import { eventPlaces } from '#features/events/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders, refunds, tickets } from '#features/orders/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Sale } from './sales.ts';

/** A statement takes 65,535 values at most. */
const atOnce = 1500;

export async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < rows.length; n += atOnce) await write(rows.slice(n, n + atOnce));
}

/** Orders with their tickets, payments, refunds and lines; places of events are taken by what stands. */
export async function bookSales(db: Db, sales: readonly Sale[]): Promise<void> {
  await inParts(sales, (part) => db.insert(orders).values(part.map(({ order }) => order)));
  await inParts(
    sales.flatMap((sale) => sale.tickets),
    (part) => db.insert(tickets).values(part),
  );
  await inParts(
    sales.flatMap(({ payment }) => payment ?? []),
    (part) => db.insert(payments).values(part),
  );
  await inParts(
    sales.flatMap((sale) => sale.refunds),
    (part) => db.insert(refunds).values(part),
  );
  await inParts(
    sales.flatMap(({ lines }) => lines),
    (part) => db.insert(ledgerEntries).values(part),
  );
  await takePlaces(db);
}

/** Every event has as many places taken as its orders have. */
async function takePlaces(db: Db): Promise<void> {
  await db.execute(sql`
    update ${eventPlaces} set taken = sold.quantity
    from (
      select item_id, sum(quantity)::int as quantity from ${orders}
      where kind = 'event' and status in ('pending', 'confirmed') group by item_id
    ) as sold where sold.item_id = ${eventPlaces.eventId} and ${eventPlaces.taken} <> sold.quantity`);
}
