/** What an order of the demo's past is, with all that it left: tickets, payment, refunds, and its lines in the ledger. */
import { createHash } from 'node:crypto';
import { refundEntries, saleEntries } from '#features/ledger/rules.ts';
import type { ledgerEntries } from '#features/ledger/server/table.ts';
import type { orders, refunds, tickets } from '#features/orders/server/table.ts';
import type { payments } from '#features/payments/server/table.ts';
import { idOf, ticketCodeLetters } from '#kit/server/ids.ts';
import { minuteMs } from '#kit/shared/durations.ts';
import { refundPercent, refundSteps } from '#market/listings/cancellation.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import { wallClock } from '#market/town/dates.ts';
import { taxOn, type VatSupply } from '#market/vat/vat.ts';
import { between, chanceOf } from './chance.ts';

export type OrderInsert = typeof orders.$inferInsert;
export type LedgerLine = typeof ledgerEntries.$inferInsert;

export type Sale = {
  readonly order: OrderInsert;
  readonly tickets: readonly (typeof tickets.$inferInsert)[];
  readonly payment?: typeof payments.$inferInsert | undefined;
  readonly refunds: readonly (typeof refunds.$inferInsert)[];
  readonly lines: readonly LedgerLine[];
};

/** What somebody buys: once its name is known, everything else of it is. */
export type Purchase = {
  readonly name: string;
  readonly userId: string;
  readonly kind: 'event' | 'rental';
  readonly itemId: string;
  readonly ownerId: string | null;
  /** The house's share, by the plan that its owner had then. */
  readonly percent: number;
  readonly cancellation: CancellationPolicy;
  /** What was sold, for the tax. */
  readonly supply: VatSupply;
  readonly quantity: number;
  readonly guests?: number | null;
  readonly units?: number;
  readonly unit?: OrderInsert['unit'];
  readonly startsAt: Date;
  readonly endsAt?: Date;
  readonly amountCents: number;
  readonly bookedAt: Date;
};

/** How it went on. */
export type Fate =
  /** Whoever came was let in; `scans` of its tickets, by this member, around the beginning. */
  | { readonly as: 'kept'; readonly scans?: number; readonly doorman?: string }
  | { readonly as: 'cancelled'; readonly at: Date }
  /** One ticket of several was given back. */
  | { readonly as: 'smaller'; readonly at: Date }
  /** The desk gave a part back, or tried to. */
  | { readonly as: 'eased'; readonly at: Date; readonly percent: number; readonly note: string; readonly failed?: true }
  | { readonly as: 'held'; readonly until: Date }
  | { readonly as: 'expired'; readonly until: Date };

/** A ticket's code that is the same for the same ticket. */
const codeOf = (name: string): string =>
  [...createHash('sha256').update(name).digest().subarray(0, 8)]
    .map((byte) => ticketCodeLetters[byte % ticketCodeLetters.length])
    .join('');

export const lineOf = (
  line: Pick<LedgerLine, 'orderId' | 'posting' | 'account' | 'ownerId' | 'amountCents' | 'createdAt'> &
    Partial<Pick<LedgerLine, 'refundId' | 'payoutId'>>,
): LedgerLine => ({
  ...line,
  id: idOf(`line ${line.orderId} ${line.posting} ${line.account} ${line.refundId ?? ''} ${line.payoutId ?? ''}`),
});

/** The lines of a paid order. */
export const saleLines = ({ id: orderId, ownerId, amountCents, commissionPercent }: OrderInsert, createdAt: Date) =>
  amountCents === 0
    ? []
    : saleEntries(amountCents, commissionPercent).map((entry) =>
        lineOf({ ...entry, orderId, ownerId, posting: 'sale', createdAt }),
      );

/** A payment in the sandbox, as it is when it went well. */
export function paidBy({ id: orderId, amountCents }: OrderInsert, createdAt: Date): typeof payments.$inferInsert {
  const id = `pi_${idOf(`payment ${orderId}`)}`;
  const secret = createHash('sha256').update(id).digest('base64url');
  const paid = { orderId, amountCents, provider: 'sandbox', status: 'succeeded' } as const;
  return { ...paid, id, clientSecret: `${id}_secret_${secret}`, createdAt };
}

/** An order and how it went on. */
export function aSale(purchase: Purchase, fate: Fate): Sale {
  const { name, bookedAt, kind, cancellation, supply, percent, endsAt, units, unit, ...bought } = purchase;
  const isPaid = fate.as !== 'held' && fate.as !== 'expired';
  const order: OrderInsert = {
    ...bought,
    kind,
    id: idOf(`sale ${name}`),
    commissionPercent: percent,
    ...taxOn(supply, wallClock(bookedAt).date),
    refundSteps: refundSteps[cancellation],
    status: fate.as === 'held' ? 'pending' : fate.as === 'expired' ? 'expired' : 'confirmed',
    createdAt: bookedAt,
    ...(endsAt && { endsAt }),
    ...(units !== undefined && { units }),
    ...(unit && { unit }),
    ...(isPaid ? { confirmedAt: bookedAt } : { holdExpiresAt: fate.until }),
  };
  if (!isPaid) return { order, tickets: [], refunds: [], lines: [] };
  const codes = Array.from({ length: kind === 'event' ? order.quantity : 1 }, (_, n) => ({
    id: idOf(`ticket ${n} ${name}`),
    orderId: order.id,
    code: codeOf(`${name} ${n}`),
  }));
  const paid = {
    payment: order.amountCents === 0 ? undefined : paidBy(order, bookedAt),
    lines: saleLines(order, bookedAt),
  };
  return goOn({ order, tickets: codes, refunds: [], ...paid }, fate);
}

function goOn(sale: Sale, fate: Exclude<Fate, { readonly as: 'held' | 'expired' }>): Sale {
  const { order, tickets: all } = sale;
  if (fate.as === 'kept') {
    const scanned = all.map((ticket, n) =>
      n < (fate.scans ?? 0) ? { ...ticket, usedAt: scannedAt(order, n), usedBy: fate.doorman } : ticket,
    );
    return { ...sale, tickets: scanned };
  }
  if (fate.as === 'eased') {
    const cents = Math.round((order.amountCents * fate.percent) / 100);
    const status = fate.failed ? 'failed' : 'done';
    return givenBack(sale, { cents, at: fate.at, reason: 'desk', note: fate.note, status });
  }
  const percent = refundPercent(order.refundSteps, order.startsAt, fate.at);
  const gone = { cancelledAt: fate.at, refundPercent: percent };
  if (fate.as === 'smaller') {
    const cents = Math.round((order.amountCents * percent) / 100 / order.quantity);
    const left = { ...order, quantity: order.quantity - 1 };
    const [first, ...others] = all;
    const kept = first ? [{ ...first, ...gone }, ...others] : others;
    return givenBack({ ...sale, order: left, tickets: kept }, { cents, at: fate.at, reason: 'buyer' });
  }
  const cents = Math.round((order.amountCents * percent) / 100);
  const ended = { ...order, status: cents > 0 ? ('refunded' as const) : ('cancelled' as const), cancelledAt: fate.at };
  return givenBack(
    { ...sale, order: ended, tickets: all.map((ticket) => ({ ...ticket, ...gone })) },
    { cents, at: fate.at, reason: 'buyer' },
  );
}

type Back = { readonly cents: number; readonly at: Date } & Pick<typeof refunds.$inferInsert, 'reason' | 'note'> & {
    readonly status?: 'done' | 'failed';
  };

/** Money of a sale that goes back, borne by owner and house as they shared it. */
function givenBack(sale: Sale, { cents, at, reason, note, status = 'done' }: Back): Sale {
  if (cents === 0) return sale;
  const { id: orderId, ownerId, commissionPercent } = sale.order;
  const id = idOf(`refund ${orderId}`);
  const doneAt = status === 'done' ? new Date(at.getTime() + between(id, 2, 40) * 1000) : null;
  const refund = { id, orderId, amountCents: cents, reason, note: note ?? null, status, createdAt: at, doneAt };
  const lines = refundEntries(cents, commissionPercent).map((entry) =>
    lineOf({ ...entry, orderId, ownerId, posting: 'refund', refundId: id, createdAt: at }),
  );
  return {
    ...sale,
    order: { ...sale.order, refundedCents: cents },
    refunds: [refund],
    lines: [...sale.lines, ...lines],
  };
}

/** Doors: some come before it begins, most in the hour after. */
const scannedAt = ({ id, startsAt }: OrderInsert, n: number): Date =>
  new Date(startsAt.getTime() + (chanceOf(`scan ${n} ${id}`) * 95 - 20) * minuteMs);
