/** Requests for other dates, as they are told. */
import { backFor } from '#features/orders/server/service.ts';
import type { OrderRow, OtherStay } from '#features/orders/server/service.ts';
import { priceOf } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import type { DateChange, Dates } from '../contract.ts';
import type { DateChangeRow } from './table.ts';

const momentOf = (instant: Date) => {
  const { date, time } = wallClock(instant);
  return { date, time };
};

/** When a stay is, as its guest and its owner read it. */
export const datesOf = (stay: Omit<OtherStay, 'amountCents' | 'stayPrice'>): Dates => ({
  startsAt: stay.startsAt.toISOString(),
  endsAt: stay.endsAt.toISOString(),
  from: momentOf(stay.startsAt),
  until: momentOf(stay.endsAt),
  unit: stay.unit,
  units: stay.units,
  quantity: stay.quantity,
});

/** The stay as it was when other dates were asked for. */
export const oldStayOf = (row: DateChangeRow) => ({
  startsAt: row.oldStartsAt,
  endsAt: row.oldEndsAt,
  unit: row.oldUnit,
  units: row.oldUnits,
  quantity: row.oldQuantity,
});

/** What goes back: while it waits, of what is left at this moment. */
function backOf(row: DateChangeRow, order: OrderRow): string {
  return priceOf(row.status === 'waiting' ? Math.max(0, backFor(order, row.amountCents)) : row.backCents);
}

export const present = (row: DateChangeRow, order: OrderRow): DateChange => ({
  id: row.id,
  orderId: row.orderId,
  status: row.status,
  was: datesOf(oldStayOf(row)),
  wanted: datesOf(row),
  before: priceOf(row.oldCents),
  amount: priceOf(row.amountCents),
  back: backOf(row, order),
  refundSteps: [...row.refundSteps],
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});
