/** Whom the invoice of what is bought names, asked before it is paid (RD 1619/2012, art. 4). */
import { eq } from 'drizzle-orm';
import type { OrderRow } from '#features/orders/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Party } from '#market/vat/party.ts';
import { needsName } from '#market/vat/vat.ts';

/**
 * Writes it down where a simplified invoice will not do; 422 buyer_unnamed while nobody is named. A business that buys a
 * plan is named by its own file.
 */
export async function nameBuyer(db: Db, order: OrderRow, billTo: Party | undefined): Promise<void> {
  if (order.kind === 'plan' || !needsName(order, order.amountCents, wallClock(order.createdAt).date)) return;
  if (billTo) await db.update(orders).set({ billTo }).where(eq(orders.id, order.id));
  else if (order.billTo === null)
    throw new Problem('buyer_unnamed', 'What costs this much needs an invoice with a name.');
}
