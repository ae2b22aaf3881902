/** Writes the sales of the demo's past down, a table at a time. */
import { sql } from 'drizzle-orm';
import { eventPlaces } from '#features/events/server/table.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders, refunds, tickets } from '#features/orders/server/table.ts';
import { payments } from '#features/payments/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import type { Sale } from './sales.ts';

/** Orders with their tickets, payments, refunds and lines; places of events are taken by what stands. */
export async function bookSales(db: Db, sales: readonly Sale[]): Promise<void> {
  await insertAll(
    db,
    orders,
    sales.map(({ order }) => order),
  );
  await insertAll(
    db,
    tickets,
    sales.flatMap((sale) => sale.tickets),
  );
  await insertAll(
    db,
    payments,
    sales.flatMap(({ payment }) => payment ?? []),
  );
  await insertAll(
    db,
    refunds,
    sales.flatMap((sale) => sale.refunds),
  );
  await insertAll(
    db,
    ledgerEntries,
    sales.flatMap(({ lines }) => lines),
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
