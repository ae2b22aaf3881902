/** Calendars of rentals, kept with those of other sites (decision 0162). Pure. */
import { slotsOf } from '#features/rentals/stay.ts';
import type { Period, Terms } from '#features/rentals/stay.ts';
import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';

/** Why a rental has no calendar for other sites. */
export const unfit = ['unpriced', 'hours', 'people', 'several'] as const;
export type Unfit = (typeof unfit)[number];

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

const house = `@${town.brand.toLowerCase()}`;

/** As letters call a booking too: an entry that came with one is the same. */
export const ownUid = (id: string): string => `${id}${house}`;
