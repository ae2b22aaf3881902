/** The papers of the demo's latest sales and of its last month: written by the house itself as soon as it opens. */
import { invoiceTask } from '#features/orders/rules.ts';
import { houseTrader } from '#features/traders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { wallClock } from '#market/town/dates.ts';
import { needsName } from '#market/vat/vat.ts';
import type { Sale } from './sales.ts';

const dayMs = 86_400_000;

/** Asks for the invoices of what was paid within these days; the house has said who it is a month ago. */
export async function askForInvoices(db: Db, sales: readonly Sale[], at: Date): Promise<void> {
  await db.update(houseTrader).set({ since: new Date(at.getTime() - 31 * dayMs) });
  for (const { order } of sales) {
    const isFresh = order.createdAt.getTime() > at.getTime() - 2 * dayMs;
    // The past knows nobody's tax number, so nothing of it needs a name.
    const tax = { ...order, vatExemptBy: order.vatExemptBy ?? null };
    const isPlain = !needsName(tax, order.amountCents, wallClock(at).date);
    if (isFresh && isPlain && order.confirmedAt && order.amountCents > 0)
      await enqueue(db, invoiceTask, { orderId: order.id, of: 'sale' }, at);
  }
}
