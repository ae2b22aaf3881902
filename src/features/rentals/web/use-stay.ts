import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { wallClock } from '#market/town/dates.ts';
import { client } from '#kit/web/api.ts';
import { useNow } from '#kit/web/now.tsx';
import { freeStay, isLeaving, lastDayOf, withOwn, type Known } from '../calendar.ts';
import { addMonths, firstOf, lastOf, monthOf, monthsBetween } from '../months.ts';
import type { endpoints, RentalDetail } from '../contract.ts';
import { lastBookable, maxMonthsAhead } from '../horizon.ts';
import { partyOf, withGuests, type Party } from '../party.ts';
import { pricesOf } from '../rental-prices.ts';
import { isBookable, type PriceUnit } from '../rules.ts';
import type { Draft } from '../stay-address.ts';
import { unitPriceOn, unitPrices } from '../stay-price.ts';
import { isByPerson, slotsOf, type Stay } from '../stay.ts';

const api = client<typeof endpoints>();

/** What is free of a rental in one month; asked again whenever a calendar opens, because others book meanwhile. */
const availabilityQuery = (id: string, month: string) => ({
  ...api.query('GET /api/rentals/{id}/availability', {
    params: { id },
    query: { from: firstOf(month), to: lastOf(month) },
  }),
  refetchOnMount: 'always' as const,
  retryOnMount: true,
});

/** What is free in a month. */
type DaysOf = (month: string) => ReturnType<typeof availabilityQuery>;

export type StayChoice = {
  readonly draft: Draft;
  /** What was chosen, when it is whole and free. */
  readonly stay: Stay | undefined;
  readonly known: Known;
  readonly today: string;
  /** What a unit costs that begins on a day, where that differs by the day. */
  readonly costOn: ((date: string) => number) | undefined;
  /** The first month that is shown, and the ends of the calendar. */
  readonly month: string;
  readonly months: { readonly first: string; readonly last: string };
  readonly setMonth: (month: string) => void;
  /** What is free is not known yet, or could not be read. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** How many people come, where that is asked here. */
  readonly party?: Party | undefined;
};

/** The same where one books: with how many people come. Who changes a booking is not asked again. */
export function askingGuests(rental: RentalDetail, choice: StayChoice): StayChoice {
  const { stay } = choice;
  return { ...choice, stay: stay && withGuests(rental, stay), party: partyOf(rental, choice.draft) };
}

/**
 * What can be chosen of a rental, and what of it is chosen. Reads the months that are looked at and those of the stay, as
 * they are to everybody unless told.
 */
export function useStay(
  rental: RentalDetail,
  draft: Draft,
  own?: Stay,
  daysOf: DaysOf = (month) => availabilityQuery(rental.id, month),
): StayChoice {
  const today = wallClock(useNow()).date;
  const first = monthOf(today);
  const months = { first, last: monthOf(lastBookable(today)) };
  const [turned, setMonth] = useState<string>();
  const wanted = turned ?? (draft.from === undefined ? draft.month : monthOf(draft.from)) ?? first;
  const month = wanted < first ? first : wanted > months.last ? months.last : wanted;
  const isOpen = isBookable(rental);
  const unit = rental.priceUnit ?? 'night';

  const read = isOpen ? [...new Set([...monthsOf(unit, draft, month), month, addMonths(month, 1)])] : [];
  const replies = useQueries({ queries: read.map(daysOf) });
  const [minUnits, maxUnits] = isByPerson(rental) ? [1, 1] : [rental.minUnits, rental.maxUnits];
  const days = replies.flatMap(({ data }) => withOwn(data?.days ?? [], unit, own));
  const known: Known = {
    unit,
    slots: slotsOf(rental),
    minUnits,
    maxUnits,
    days: new Map(days.map((day) => [day.date, day])),
    seasons: rental.seasons,
  };
  return {
    draft,
    stay: freeStay(known, draft),
    known,
    today,
    costOn: costOf(rental, today),
    month,
    months,
    setMonth,
    isPending: replies.some((reply) => reply.isPending),
    isFailed: replies.some((reply) => reply.isError && !reply.isFetching),
    retry: () => {
      for (const reply of replies) if (reply.isError) void reply.refetch();
    },
  };
}

/** What its units cost by their days; undefined where all that can be booked cost the same. */
function costOf(rental: RentalDetail, today: string): StayChoice['costOn'] {
  const prices = pricesOf(rental);
  const coming = prices.seasons.filter(({ to }) => to >= today);
  const isOne = new Set(unitPrices({ ...prices, seasons: coming })).size === 1;
  return isOne ? undefined : (date) => unitPriceOn(prices, date).cents;
}

/** The months that a stay lies in, as far as they matter to what can be chosen next. */
function monthsOf(unit: PriceUnit, draft: Draft, month: string): string[] {
  const { from, units } = draft;
  if (from === undefined) return [];
  if (isLeaving({ unit }, draft)) return monthsBetween(monthOf(from), month).slice(-maxMonthsAhead);
  return monthsBetween(monthOf(from), monthOf(lastDayOf(unit, { from, units: units ?? 1 })));
}
