/** Who is free then, and for how much: asked of the calendars that are remembered beside the entries (decision 0189). Pure. */
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SearchCriteria } from '../criteria.ts';
import { hasStayDates, stayAskedIn } from '../criteria.ts';
import type { ReadonlyBitSet } from '../inverted-index/bit-set.ts';
import type { KindIndex, Test } from './kind-index.ts';

/** Whether an entry of a kind can be booked as it was asked; undefined of kinds that take no bookings, and without dates. */
export function freeThen(criteria: SearchCriteria, type: ListingKind, { calendars }: KindIndex): Test | undefined {
  const { booking } = criteria.kinds[type];
  const { date, until, also = [], people, anyStay: length, at } = criteria;
  if (booking === undefined || date === undefined || !hasStayDates(criteria)) return undefined;
  const free = [date, ...also].map((from) => booking.askCalendars({ from, until, people, length }, at).canBeBooked);
  return (ordinal) => {
    const calendar = calendars[ordinal];
    return calendar !== undefined && free.some((isFree) => isFree(calendar as never));
  };
}

/**
 * What a unit of an entry costs on the dates that were asked, as its card says it; null where it is not free then. Undefined
 * where its plain price is shown: of kinds that take no bookings, and where no one stay was asked for.
 */
export function centsThen(
  criteria: SearchCriteria,
  type: ListingKind,
  { calendars }: KindIndex,
): ((ordinal: number) => number | null) | undefined {
  const asked = stayAskedIn(criteria);
  const unitCents = asked && criteria.kinds[type].booking?.askCalendars(asked, criteria.at).unitCents;
  if (unitCents === undefined) return undefined;
  return (ordinal) => {
    const calendar = calendars[ordinal];
    return calendar === undefined ? null : unitCents(calendar as never);
  };
}

/** The first of a list that can be booked as it was asked, at most so many; of kinds that take no bookings, and without dates, all. */
export function freeOf(
  criteria: SearchCriteria,
  type: ListingKind,
  index: KindIndex,
  ordinals: readonly number[],
  most: number,
): readonly number[] {
  const isFree = freeThen(criteria, type, index);
  if (isFree === undefined) return ordinals.slice(0, most);
  const found: number[] = [];
  for (const ordinal of ordinals) {
    if (found.length >= most) break;
    if (isFree(ordinal)) found.push(ordinal);
  }
  return found;
}

/**
 * What meets all that was asked and is free from that day on, but let for more nights alone: how many are let for the fewest of
 * them. Undefined where there is none, and where no one stay was asked for.
 */
export function longerStays(
  criteria: SearchCriteria,
  type: ListingKind,
  { calendars }: KindIndex,
  met: ReadonlyBitSet,
): { readonly nights: number; readonly count: number } | undefined {
  const asked = stayAskedIn(criteria);
  const longer = asked && criteria.kinds[type].booking?.askCalendars(asked, criteria.at).longerNights;
  if (longer === undefined) return undefined;
  const counts = new Map<number, number>();
  met.forEach((ordinal) => {
    const calendar = calendars[ordinal];
    const nights = calendar === undefined ? null : longer(calendar as never);
    if (nights !== null) counts.set(nights, (counts.get(nights) ?? 0) + 1);
  });
  if (counts.size === 0) return undefined;
  const nights = Math.min(...counts.keys());
  return { nights, count: counts.get(nights) ?? 0 };
}
