/** The filters of a search as conditions on its entries, one type at a time. */
import { and, eq, gt, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { BookingFinder, ServerKind } from '#market/listings/server/listing-kind.ts';
import { addDays } from '#kit/shared/dates.ts';
import { instantOf, nightEndsAtHour, nightOf } from '#market/town/dates.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { hasCategory, mostNights } from '../rules.ts';
import type { FacetName } from '../rules.ts';
import { markOf } from '../query-terms.ts';
import type { SearchCriteria } from './criteria.ts';
import type { TextQuery } from './text-query.ts';
import { described } from './text-query.ts';
import { beginsIn, isOpenAt, isOpenOnceAt, minuteAsked, opensIn, opensOn } from './hours.ts';
import { inCircle, inPlace } from './places.ts';
import { highestCents, lowestCents } from './prices.ts';
import { searchEntries as entries } from './table.ts';

const nights = new WeakMap<Date, number>();

/** Seconds since 1970 of the moment this night began: what started before it is past. A search asks again and again. */
function startOfNight(at: Date): number {
  const known = nights.get(at);
  if (known !== undefined) return known;
  const began = instantOf(nightOf(at), `0${nightEndsAtHour}:00`).getTime() / 1000;
  nights.set(at, began);
  return began;
}

type Found = Pick<ServerKind, 'finding'>;

/**
 * What the public may see of a kind's entries: what has not left by itself, such as events that are over. Said so that
 * no index answers it, for most things are visible and the planner, who thinks few are, would read an index of all of
 * them to narrow a search.
 */
export function visible({ finding }: Found, at: Date): SQL | undefined {
  if (finding.leaves === 'never') return undefined;
  const isListed = sql`coalesce(listed_until, 'infinity') > ${at.toISOString()}::timestamptz`;
  if (finding.leaves !== 'whenOver') return isListed;
  return sql`(standing <= ${-startOfNight(at)}::float8 or last_day is not null) and ${isListed}`;
}

/** The longest an event is on, in seconds: what began before that is over. */
const longest = 15 * 86_400;

/**
 * The same for who reads an index in its order until a page is full: said so that the planner knows that most things
 * are visible, and that the standing of what is of a night is its start, so that the index itself leaves out past ones.
 */
const visibleInOrder = ({ finding }: Found, at: Date): SQL | undefined => {
  if (finding.leaves === 'never') return undefined;
  const isListed = or(isNull(entries.listedUntil), gt(entries.listedUntil, at));
  if (finding.leaves !== 'whenOver') return isListed;
  const night = startOfNight(at);
  return and(
    lte(entries.standing, longest - night),
    or(lte(entries.standing, -night), isNotNull(entries.lastDay)),
    isListed,
  );
};

/** A piece of text as LIKE reads it: nothing in it means more than itself. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Of several dates any of them. What can be booked is asked of its room (`isBookable`). */
function onDate({ finding }: Found, criteria: SearchCriteria): SQL | undefined {
  const dates = datesOf(criteria);
  if (dates.length === 0) return undefined;
  if (finding.onDate === 'announced')
    return sql`document @@ ${dates.map((one) => `'${markOf.date(one)}'`).join(' | ')}::tsquery`;
  return finding.onDate === 'open' ? opensOn(dates) : undefined;
}

/** In that part of the day: what begins then, what is open then. What is let has no hours of its own. */
function inPart({ finding }: Found, { part, ...criteria }: SearchCriteria): SQL | undefined {
  if (part === undefined) return undefined;
  if (finding.onDate === 'announced') return beginsIn(part);
  return finding.onDate === 'open' ? opensIn(part, datesOf(criteria)) : undefined;
}

/** Let for so long: a week is seven days or nights too. What is sold by the person lasts as long as it does. */
const isLetFor = (hours: number, { lasts }: BookingFinder): SQL =>
  sql`(${hours}::int between least_hours and most_hours or (unit = 'person' and ${lasts(entries.listingId, hours)}))`;

type Dates = Pick<SearchCriteria, 'date' | 'until' | 'also'>;

/** All dates of which any will do. */
function datesOf({ date, until = date, also = [] }: Dates): string[] {
  if (date === undefined || until === undefined) return [];
  const dates = [date];
  for (let next = addDays(date, 1); next <= until; next = addDays(next, 1)) dates.push(next);
  return [...dates, ...also];
}

/** Whether it is asked for dates that can be one stay. Of four weeks and more nothing is let whole: any stay will do. */
export const hasStayDates = ({ date, until }: Pick<SearchCriteria, 'date' | 'until'>): boolean =>
  date !== undefined && (until === undefined || until < addDays(date, mostNights));

/** What is free on the dates that were asked for, where they are. */
function isFreeThen(
  criteria: SearchCriteria,
  booking: BookingFinder,
  asked: { readonly people: number | undefined; readonly isOfFew: boolean },
): SQL | undefined {
  const { date: first, until, also = [], at } = criteria;
  if (first === undefined || !hasStayDates(criteria)) return undefined;
  return or(...[first, ...also].map((from) => booking.canBeBooked(entries.listingId, { from, until, ...asked }, at)));
}

/** What is asked of each of a few, last of all, for a calendar is dear to look at: whether it is free. */
export function isFreeOfFew(criteria: SearchCriteria, type: ListingKind): SQL | undefined {
  const { booking } = criteria.kinds[type];
  return booking && isFreeThen(criteria, booking, { people: criteria.people, isOfFew: true });
}

/** What takes so many people, has these amenities and, unless dates are skipped, can be booked then. */
function isBookable(criteria: SearchCriteria, { booking }: ServerKind, skip: FacetName | undefined): SQL | undefined {
  const { amenities = [] } = criteria;
  const people = skip === 'people' ? undefined : criteria.people;
  if (booking === undefined) return undefined;
  const spelled = amenities.map((amenity) => booking.spellingsOf(amenity).map((one) => `'${markOf.amenity(one)}'`));
  return and(
    ...spelled.map((marks) => sql`document @@ ${marks.join(' | ')}::tsquery`),
    criteria.hours === undefined ? undefined : isLetFor(criteria.hours, booking),
    people === undefined ? undefined : gte(entries.mostPeople, people),
    skip === 'date' ? undefined : isFreeThen(criteria, booking, { people, isOfFew: false }),
  );
}

/** Who chooses another type leaves a category behind that it does not have. */
const hasChoice = (kind: ServerKind, category: string, skip: FacetName | undefined) =>
  skip !== 'category' && (skip !== 'type' || hasCategory(kind, category));

/**
 * Every filter but the one to skip, on the entries of one type that can match: a choice is counted as if its own
 * filter were not set.
 */
export const conditionsOf = (criteria: SearchCriteria, type: ListingKind, skip?: FacetName): SQL =>
  and(visible(criteria.kinds[type], criteria.at), filtersOf(criteria, type, skip)) ?? sql`true`;

/** The same but for `isFreeOfFew`, which is asked of those that are looked at. */
export const conditionsOfFew = (criteria: SearchCriteria, type: ListingKind): SQL =>
  conditionsOf(criteria, type, criteria.kinds[type].booking && 'date');

/** The same as `conditionsOfFew` for who reads an index in its order until a page is full. */
export const conditionsInOrder = (criteria: SearchCriteria, type: ListingKind): SQL =>
  and(
    visibleInOrder(criteria.kinds[type], criteria.at),
    filtersOf(criteria, type, criteria.kinds[type].booking && 'date'),
  ) ?? sql`true`;

/** What costs that much, in the time that was named; what work pays. */
function inPrice({ priceMin, priceMax, per }: SearchCriteria, kind: ServerKind): SQL | undefined {
  if (kind.paysAtLeast) return priceMin === undefined ? undefined : kind.paysAtLeast(entries.listingId, priceMin, per);
  return and(
    priceMin === undefined ? undefined : gte(highestCents(kind, per), priceMin),
    priceMax === undefined ? undefined : lte(lowestCents(kind, per), priceMax),
  );
}

/** What was asked for; where that is left out, not what is said to have what nobody wants, unless its title was typed. */
function inWords({ filter, unwanted, exactTitle, leavesOut = false }: TextQuery): SQL {
  const isAsked = sql`document @@ ${filter}::tsquery`;
  if (unwanted === undefined || !leavesOut) return isAsked;
  return sql`${isAsked} and (names @@ ${exactTitle}::tsquery or not document @@ ${described(unwanted)}::tsquery)`;
}

function filtersOf(criteria: SearchCriteria, type: ListingKind, skip: FacetName | undefined): SQL | undefined {
  const kind = criteria.kinds[type];
  const isPriced = skip !== 'price';
  return and(
    criteria.textQuery && inWords(criteria.textQuery),
    criteria.category !== undefined && hasChoice(kind, criteria.category, skip)
      ? eq(entries.category, criteria.category)
      : undefined,
    criteria.location !== undefined && skip !== 'location' ? inPlace(criteria.location) : undefined,
    skip === 'date' ? undefined : onDate(kind, criteria),
    inPart(kind, criteria),
    criteria.open !== undefined && skip !== 'open'
      ? isOpenAt(minuteAsked(criteria.open, criteria.date, criteria.at))
      : undefined,
    criteria.openOnceAt === undefined ? undefined : isOpenOnceAt(criteria.openOnceAt),
    isBookable(criteria, kind, skip),
    isPriced ? inPrice(criteria, kind) : undefined,
    criteria.rating !== undefined && skip !== 'rating' ? gte(entries.rating, criteria.rating) : undefined,
    criteria.circle && inCircle(criteria.circle),
  );
}
