/** What the desk of the demo has paid out: once a month what was due by then; some owners wait for the next one. */
import { eventDueHours } from '#features/payouts/rules.ts';
import { payoutEntries } from '#features/ledger/rules.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { payouts } from '#features/payouts/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { daysBefore, hourMs, hoursAfter } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { lineOf } from './sales.ts';
import type { LedgerLine, Sale } from './sales.ts';

/** Payouts lie a month apart; the last was so many days ago. */
const rounds = [311, 281, 251, 221, 191, 161, 131, 101, 71, 41, 11];
/** Of the last one these were left out: what they are due waits at the desk. */
const waiting = 3;

const isOverBy = ({ order }: Sale, at: Date): boolean =>
  (order.endsAt?.getTime() ?? order.startsAt.getTime() + eventDueHours * hourMs) <= at.getTime();

/** Cents that are owed for a sale by these lines. */
const owedOf = ({ lines }: Sale, at: Date): number =>
  lines
    .filter(({ account, createdAt }) => account === 'owner' && createdAt <= at)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

type Payout = { readonly row: typeof payouts.$inferInsert; readonly lines: readonly LedgerLine[] };

/** Pays owners of these sales, by this member of the desk. */
export async function seedPayouts(db: Db, sales: readonly Sale[], paidBy: string, at: Date): Promise<void> {
  const byOwner = Map.groupBy(
    sales.filter(({ order }) => order.ownerId),
    ({ order }) => order.ownerId ?? '',
  );
  const made = [...byOwner].flatMap(([ownerId, own], n) =>
    payoutsTo(ownerId, own, n < waiting ? rounds.slice(0, -1) : rounds, { paidBy, at }),
  );
  await insertAll(
    db,
    payouts,
    made.map(({ row }) => row),
  );
  await insertAll(
    db,
    ledgerEntries,
    made.flatMap(({ lines }) => lines),
  );
}

function payoutsTo(
  ownerId: string,
  sales: readonly Sale[],
  days: readonly number[],
  { paidBy, at }: { readonly paidBy: string; readonly at: Date },
): Payout[] {
  const settled = new Set<string>();
  const made: Payout[] = [];
  for (const ago of days) {
    const asOf = daysBefore(at, ago);
    const due = sales
      .filter((sale) => !settled.has(sale.order.id) && isOverBy(sale, asOf) && owedOf(sale, asOf) > 0)
      .map((sale) => ({ orderId: sale.order.id, cents: owedOf(sale, asOf) }));
    if (due.length === 0) continue;
    for (const { orderId } of due) settled.add(orderId);
    const number = made.length + 1;
    const id = idOf(`payout ${number} to ${ownerId}`);
    const createdAt = hoursAfter(asOf, 1);
    const reference = `AFTERSUN ${wallClock(asOf).date} ${String(number).padStart(2, '0')}`;
    const amountCents = due.reduce((sum, { cents }) => sum + cents, 0);
    made.push({
      row: { id, ownerId, number, amountCents, orders: due.length, reference, asOf, paidBy, createdAt },
      lines: due.flatMap(({ orderId, cents }) =>
        payoutEntries(cents).map((entry) =>
          lineOf({ ...entry, orderId, ownerId, posting: 'payout', payoutId: id, createdAt }),
        ),
      ),
    });
  }
  return made;
}
