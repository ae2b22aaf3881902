/** Requests for other dates, as they are told. */
import { backFor } from '#features/orders/server/doors/other-dates.ts';
import type { OtherStay } from '#features/orders/server/doors/other-dates.ts';
import type { WithSupplements } from '#features/orders/server/doors/reading.ts';
import { priceOf } from '#kit/shared/money.ts';
import { wallClock } from '#market/town/dates.ts';
import type { DateChange, Dates } from '../contract.ts';
import { stateAt } from '../rules.ts';
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
function backOf(row: DateChangeRow, booking: WithSupplements): string {
  return priceOf(row.status === 'waiting' ? backFor(booking, row.amountCents) : row.backCents);
}

/** What other dates cost more than the booking did when they were asked for. */
export const moreOf = ({ amountCents, oldCents }: Pick<DateChangeRow, 'amountCents' | 'oldCents'>): number =>
  Math.max(0, amountCents - oldCents);

export const present = (row: DateChangeRow, booking: WithSupplements, at: Date): DateChange => ({
  id: row.id,
  orderId: row.orderId,
  status: stateAt(row, at),
  was: datesOf(oldStayOf(row)),
  wanted: datesOf(row),
  before: priceOf(row.oldCents),
  amount: priceOf(row.amountCents),
  back: backOf(row, booking),
  more: priceOf(moreOf(row)),
  refundSteps: [...row.refundSteps],
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  supplementId: row.supplementId,
  payBy: row.payBy?.toISOString() ?? null,
  settledAt: row.settledAt?.toISOString() ?? null,
});
