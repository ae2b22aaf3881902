/** What an order is told by wherever it is told (`../fields.ts`): to its buyer, to the owner of what was bought, and at the desk. */
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { LiveDispute } from '../rules.ts';
import { saidStatus } from '../said-status.ts';
import type { Bought } from './offers/offer.ts';
import { backOn } from './money-back/refunds.ts';
import { depositOf, ticketTypeOf } from './records/rows.ts';
import type { OrderRow, RefundRow } from './table.ts';

/** A hold whose time is up is shown as expired at once, not when its places are next asked for. */
function shownStatus(row: OrderRow, at: Date): OrderRow['status'] {
  return row.status === 'pending' && row.holdExpiresAt !== null && row.holdExpiresAt <= at ? 'expired' : row.status;
}

export const orderFieldsOf = (
  row: OrderRow,
  { itemId, title, category, poster }: Bought,
  refunds: readonly RefundRow[],
  language: Language,
  at: Date,
) => ({
  id: row.id,
  status: shownStatus(row, at),
  kind: row.kind,
  itemId,
  title: inLanguage(title, language),
  category,
  poster,
  ticketType: ticketTypeOf(row, language),
  quantity: row.quantity,
  guests: row.guests,
  units: row.units,
  unit: row.unit,
  amount: priceOf(row.amountCents),
  discountCode: row.discountWord,
  discount: priceOf(row.discountCents),
  ...depositOf(row),
  refunded: priceOf(row.refundedCents),
  back: backOn(refunds),
  createdAt: row.createdAt.toISOString(),
});

/** The same to an owner and to the desk, who are told how it is said to stand. */
export function saidFieldsOf(fields: ReturnType<typeof orderFieldsOf>, dispute: LiveDispute | null) {
  return { ...fields, dispute, status: saidStatus({ ...fields, dispute }) };
}
