/** Calendars of rentals, kept with those of other sites (decision 0162). Pure. */
import { slotsOf } from '#features/rentals/stay.ts';
import type { Period, Terms } from '#features/rentals/stay.ts';
import { addDays } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';

/** Why a rental has no calendar for other sites. */
export const unfit = ['unpriced', 'hours', 'people', 'several'] as const;
type Unfit = (typeof unfit)[number];

/** What is let by whole days. */
export const wholeDays = ['night', 'week', 'day'] as const;

type Let = Pick<Terms, 'priceUnit' | 'capacity' | 'quantity'>;

/**
 * A calendar of another site knows whole days of one thing. Hours, places of people and which of ten bikes is out can't be
 * told in it.
 */
export function whyUnfit(terms: Let): Unfit | undefined {
  if (terms.priceUnit === null) return 'unpriced';
  if (terms.priceUnit === 'hour') return 'hours';
  if (terms.priceUnit === 'person') return 'people';
  return slotsOf(terms) > 1 ? 'several' : undefined;
}

/** The dates that something takes: from the first, up to the one that is free again. */
export type Dates = { readonly from: string; readonly until: string };

/**
 * The dates of a period, as other sites write them: of nights the one of departure is free again, of days the one after the
 * last.
 */
export function datesOf({ startsAt, endsAt }: Period, isByNight: boolean): Dates {
  const from = wallClock(startsAt).date;
  const last = isByNight ? addDays(wallClock(endsAt).date, -1) : wallClock(new Date(endsAt.getTime() - 1)).date;
  return { from, until: addDays(last < from ? from : last, 1) };
}

/** The dates that an entry of another calendar takes, and whether it says that somebody booked them there. */
export type Claim = Dates & { readonly isBooked: boolean };

/** How many calendars of other sites a rental has at most. */
export const maxCalendars = 5;

/** Why the calendar of another site can't be read. */
export const calendarFaults = [
  'forbidden',
  'unreachable',
  'slow',
  'tooLarge',
  'redirects',
  'notFound',
  'refused',
  'status',
  'noCalendar',
  'tooMany',
] as const;
export type CalendarFault = (typeof calendarFaults)[number];

/** How long after the owner has asked for a calendar it can be asked for again. */
export const patienceMs = 60_000;

const house = `@${town.brand.toLowerCase()}`;

/** As letters call a booking too: an entry that came with one is the same. */
export const ownUid = (id: string): string => `${id}${house}`;

/** Whether an entry is one of the house's own that comes back. */
export const isOwnUid = (uid: string): boolean => uid.trim().toLowerCase().endsWith(house);

/** The dates of several together, in their order, none twice. */
export function union(dates: readonly Dates[]): Dates[] {
  const found: { from: string; until: string }[] = [];
  for (const { from, until } of dates.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = found.at(-1);
    if (last && from <= last.until) last.until = until > last.until ? until : last.until;
    else found.push({ from, until });
  }
  return found;
}

/**
 * Whether an entry is what the house told that site, under another name: it begins where one of the house's own begins, ends where
 * one ends, and they take all of it. Sites that copy entries give them names of their own, and say of none that it was booked with
 * them. What has the same dates by chance looks alike: so a copy takes its days too, and only nobody hears of it.
 */
export function isEcho(entry: Claim, own: readonly Dates[]): boolean {
  if (entry.isBooked) return false;
  const begins = own.some(({ from }) => from === entry.from);
  const ends = own.some(({ until }) => until === entry.until);
  return begins && ends && union(own).some(({ from, until }) => from <= entry.from && entry.until <= until);
}

/** Whoever lets a rental hears of a calendar that can't be read after a day. */
export const tellAfterMs = dayMs;
