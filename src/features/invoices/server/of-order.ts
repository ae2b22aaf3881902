/** The invoices of an order: one for what was paid, a corrective one for everything that went back (issue 22). */
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { findReader } from '#features/auth/server/service.ts';
import { invoiceTask } from '#features/orders/rules.ts';
import { forgetName } from '#features/orders/server/doors/buying.ts';
import { refundsOf } from '#features/orders/server/doors/money-back.ts';
import { listTickets, lockOrder, readBought } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { disputes } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { isLanguage } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import { stands } from '../rules.ts';
import { aboutOf, correctiveDraft, saleDraft } from './drafts.ts';
import type { About } from './drafts.ts';
import { issue } from './issue.ts';
import { ownerParty, sellerOf } from './parties.ts';
import { invoices } from './table.ts';
import type { InvoiceRow } from './table.ts';

const Payload = z.strictObject({ orderId: z.string(), of: z.enum(['sale', 'refund']) });

/** Writes what is due of an order. It waits, and is tried again, while its seller has not said who they are. */
export const invoiceOrders = ({ clock }: { readonly clock: Clock }): Task<z.infer<typeof Payload>> => ({
  name: invoiceTask,
  payload: Payload,
  // They queue up for the numbers of one seller anyway.
  atOnce: 4,
  run: ({ orderId, of }, db) => db.transaction((db) => invoiceOrder(db, orderId, of, clock())),
});

/**
 * Issues what an order lacks, once: the invoice of the sale, and a corrective one for each refund and each dispute that its
 * buyer won. Of a refund alone nothing comes where no sale was invoiced: its own task does all of it, or it was sold
 * before the house invoiced.
 */
async function invoiceOrder(db: Db, orderId: string, of: 'sale' | 'refund', at: Date): Promise<void> {
  const order = await lockOrder(db, orderId);
  const written = await invoicesOf(db, orderId);
  const issued = written.filter(stands);
  const about = await readAbout(db, order);
  const first = issued.find(isSale);
  // What the desk cancelled is not issued again.
  const isDue = of === 'sale' && order.confirmedAt !== null && order.amountCents > 0 && !written.some(isSale);
  if (!first && !isDue) return;
  const sale = first ?? (await issueSale(db, order, about, at));
  await correct(db, order, { sale, issued, written, about }, at);
}

const isSale = ({ kind }: InvoiceRow): boolean => kind === 'simplified' || kind === 'full';

/** The invoices of an order, the oldest first, cancelled ones among them. */
export const invoicesOf = (db: Db, orderId: string): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), sql`${invoices.ofId} is not null`, asc(invoices.number), asc(invoices.series));

/** What the lines of an order's invoices say by now: in the language of one that is named, else in its buyer's. */
export async function readAbout(db: Db, order: OrderRow, of?: InvoiceRow): Promise<About> {
  const own = of !== undefined && isLanguage(of.language) ? of.language : undefined;
  const language = own ?? (await findReader(db, order.userId))?.language ?? town.language;
  const title = (await readBought(db, [order]))(order)?.title;
  const tickets = order.kind === 'event' ? (await listTickets(db, [order.id])).length : 0;
  return aboutOf(order, { title, tickets, language });
}

async function issueSale(db: Db, order: OrderRow, about: About, at: Date): Promise<InvoiceRow> {
  const { id: orderId, ownerId, userId, billTo } = order;
  const issuer = await sellerOf(db, ownerId);
  if (!issuer) throw new Error('Its seller has not said who they are yet');
  // A plan is bought by a business, which is named once it has said who it is.
  const recipient = billTo ?? (order.kind === 'plan' ? ((await ownerParty(db, userId)) ?? null) : null);
  if (billTo) await forgetName(db, orderId);
  return issue(db, saleDraft(order, about, { issuer, recipient }, at), at);
}

type Written = {
  readonly sale: InvoiceRow;
  /** Those that stand, and all that ever were. */
  readonly issued: readonly InvoiceRow[];
  readonly written: readonly InvoiceRow[];
  readonly about: About;
};

async function correct(db: Db, order: OrderRow, { sale, issued, written, about }: Written, at: Date): Promise<void> {
  const of = newestOf(issued) ?? sale;
  const corrected = issued.filter(({ kind }) => kind === 'corrective');
  let before = corrected.reduce((sum, { grossCents }) => sum - grossCents, 0);
  for (const { id: refundId, amountCents } of await wentBack(db, order.id)) {
    const cents = Math.min(amountCents, order.amountCents - before);
    if (cents <= 0 || written.some((one) => one.kind === 'corrective' && one.refundId === refundId)) continue;
    await issue(db, correctiveDraft(order, about, of, { refundId, before, cents }, at), at);
    before += cents;
  }
}

/** The one that stands for a sale now: what took the place of another one, and of which none has. */
const newestOf = (issued: readonly InvoiceRow[]): InvoiceRow | undefined =>
  issued.find(
    ({ id, kind }) =>
      (kind === 'replacement' || kind === 'substitute') &&
      !issued.some((other) => other.kind === 'substitute' && other.ofId === id),
  );

/** What went back of an order, the oldest first: what the house gave, and what its bank took for the buyer. */
async function wentBack(db: Db, orderId: string): Promise<readonly { id: string; amountCents: number }[]> {
  const lost = await db
    .select({ id: disputes.id, amountCents: disputes.amountCents })
    .from(disputes)
    .where(and(eq(disputes.orderId, orderId), eq(disputes.status, 'lost')))
    .orderBy(asc(disputes.settledAt), asc(disputes.id));
  return [...(await refundsOf(db, orderId)), ...lost];
}
