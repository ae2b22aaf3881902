/** Tickets of several nights: each opens its door once a night (decision 0144). Pure. */
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';

type Nights = { readonly date: string | null; readonly lastDay?: string | null | undefined };

/** Since when an entry counts at the door, while a later one of several nights is on. Undefined where any entry counts. */
export function countsFrom({ date, lastDay }: Nights, at: Date): Date | undefined {
  if (date === null || !lastDay) return undefined;
  const tonight = nightOf(at);
  return date < tonight && tonight <= lastDay ? instantOf(tonight, `0${nightEndsAtHour}:00`) : undefined;
}

/** When somebody came in with a ticket, as far as that counts at its door now. */
export function entryOf({ usedAt }: { readonly usedAt: string | null }, nights: Nights, at: Date): string | null {
  const since = countsFrom(nights, at);
  return usedAt === null || (since !== undefined && new Date(usedAt) < since) ? null : usedAt;
}
