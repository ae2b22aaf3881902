/** Money that buyers' banks asked back in the demo: one waits for evidence, one was won, one lost. */
import { refundEntries, reinstatementEntries } from '#features/ledger/rules.ts';
import type { disputes } from '#features/orders/server/table.ts';
import { idOf } from '#kit/server/ids.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';
import { lineOf } from './sales.ts';
import type { LedgerLine, Sale } from './sales.ts';

/** How it stands with a sale of so many days ago. */
const told = [
  { status: 'open', reason: 'fraudulent', from: 2, to: 9 },
  { status: 'won', reason: 'product_not_received', from: 20, to: 32 },
  { status: 'lost', reason: 'duplicate', from: 33, to: 45 },
] as const;

type Disputed = { readonly dispute: typeof disputes.$inferInsert; readonly sale: Sale };

/** Sales of owners that are disputed, with the lines that their banks caused. */
export function disputeSome(sales: readonly Sale[], at: Date): Disputed[] {
  return told.flatMap(({ status, reason, from, to }) => {
    const sale = sales.find(({ order, refunds }) => {
      const days = (at.getTime() - (order.createdAt ?? at).getTime()) / dayMs;
      const isWhole = order.status === 'confirmed' && refunds.length === 0 && order.amountCents > 2000;
      return order.ownerId && isWhole && days >= from && days <= to;
    });
    if (!sale) return [];
    const { id: orderId, amountCents } = sale.order;
    const createdAt = new Date((sale.order.createdAt ?? at).getTime() + dayMs);
    const settledAt = status === 'open' ? null : daysAfter(createdAt, 6);
    const answerBy = daysAfter(createdAt, 12);
    const id = `dp_${idOf(`dispute ${orderId}`)}`;
    const dispute = { id, orderId, amountCents, reason, status, answerBy, createdAt, settledAt };
    const lines = [
      ...sale.lines,
      ...takenLines(sale, id, createdAt),
      ...returnedLines(sale, id, status === 'won' ? settledAt : null),
    ];
    return [{ dispute, sale: { ...sale, lines } }];
  });
}

function takenLines({ order }: Sale, refundId: string, createdAt: Date): LedgerLine[] {
  const { id: orderId, ownerId, amountCents, commissionPercent } = order;
  return refundEntries(amountCents, commissionPercent).map((entry) =>
    lineOf({ ...entry, orderId, ownerId, posting: 'dispute', refundId, createdAt }),
  );
}

function returnedLines({ order }: Sale, refundId: string, createdAt: Date | null): LedgerLine[] {
  const { id: orderId, ownerId, amountCents, commissionPercent } = order;
  if (createdAt === null) return [];
  return reinstatementEntries(amountCents, commissionPercent).map((entry) =>
    lineOf({ ...entry, orderId, ownerId, posting: 'reinstatement', refundId, createdAt }),
  );
}
