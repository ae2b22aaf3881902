/** Readings of a search that are a little wider than it is, and break no limit: what they find is only near. Pure. */
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { servedBy } from '../../vocabulary/leanings.ts';
import type { QueryTerm } from '../../query-terms.ts';
import { keysOf, markOf } from '../../query-terms.ts';
import type { SearchCriteria } from '../criteria.ts';
import type { Match } from '../matches.ts';
import { nearQueryOf } from './near-query.ts';
import { placeOf } from '../filters/places.ts';
import { aroundShifts } from '../filters/shifts.ts';
import type { Read } from '../query/relaxation.ts';
import { isIdleTerm, textQueryOf } from '../query/text-query.ts';

/** Whatever is on then: words were said, so that it is not told by the hour what one does (fit.ts). */
const inTheirOrder = { textQuery: undefined, sort: 'date' } as const;

/**
 * Less of the words in the same place, the same words beyond it. A price, a date and a number of people are never left out,
 * nor the hour: what breaks them is no answer. An hour without a day may be another day's.
 */
export function widerThan(
  criteria: SearchCriteria,
  { terms, stems }: Read,
  found: readonly Match[],
): readonly SearchCriteria[] {
  const [best] = found.toSorted((a, b) => (b.key ?? 0) - (a.key ?? 0));
  const served = servedBy(terms.flatMap((term) => keysOf(term.words)));
  const foundKinds = served.length > 0 || best === undefined ? served : [markOf.category(best.type, best.category)];
  const looser = nearQueryOf(terms, stems, foundKinds);
  const { open } = criteria;
  const middle = criteria.location === undefined ? undefined : placeOf(criteria.location);
  // The same words, of such a kind.
  const ofKind =
    looser?.like === undefined || criteria.textQuery === undefined
      ? criteria.textQuery
      : { ...criteria.textQuery, filter: `(${criteria.textQuery.filter}) & ${looser.like}` };
  const asked = { ...criteria, textQuery: ofKind, sort: 'relevance' as const };
  return [
    ...(looser === undefined ? [] : [{ ...asked, textQuery: looser }]),
    ...(middle === undefined ? [] : [{ ...asked, location: undefined, around: middle }]),
    ...(criteria.amenities === undefined ? [] : [{ ...asked, amenities: undefined }]),
    // A hotel does not say how many it takes: beside homes for so many it may have several rooms.
    ...(criteria.people === undefined || !criteria.expected.has('businesses') || !criteria.expected.has('rentals')
      ? []
      : [{ ...asked, people: undefined, types: criteria.types.filter((type) => type === 'businesses') }]),
    ...(open === undefined || open === 'now' || criteria.date !== undefined
      ? []
      : [{ ...asked, open: undefined, openOnceAt: open }]),
  ];
}

/** Of what has some of the words, what is near the rest by its meaning comes first: of all kitchens the sandwiches, for a burger. */
export function nearestFirst(
  readings: readonly SearchCriteria[],
  [meaning]: readonly SearchCriteria[],
): readonly SearchCriteria[] {
  const { nearby = [], nearRanking } = meaning?.textQuery ?? {};
  return readings.map((one) =>
    one.textQuery === undefined ? one : { ...one, textQuery: { ...one.textQuery, nearby, nearRanking } },
  );
}

/** All that was said, at another hour of the day or another place: what opens later is near who wants it now. */
export function softerThan(criteria: SearchCriteria, { terms, stems }: Read): readonly SearchCriteria[] {
  const whole = textQueryOf(terms, stems, 'all');
  if (whole === undefined) return [];
  const asked = { ...criteria, textQuery: whole, sort: 'relevance' as const };
  const { open, part, location, at, shifts } = criteria;
  const middle = location === undefined ? undefined : placeOf(location);
  return [
    ...(middle === undefined ? [] : [{ ...asked, location: undefined, around: middle }]),
    ...(open === 'now' ? [{ ...asked, open: undefined, date: nightOf(at) }] : []),
    ...(open === undefined || open === 'now' || criteria.date !== undefined
      ? []
      : [
          { ...asked, open: undefined, openOnceAt: open },
          { ...asked, open: undefined, types: criteria.types.filter((type) => type === 'events') },
        ]),
    // Who names a mood and a night wants to do something then.
    ...(criteria.date === undefined || !terms.every((term) => term.isOccasion || isIdleTerm(term))
      ? []
      : [{ ...asked, ...inTheirOrder, types: criteria.types.filter((type) => type === 'events') }]),
    ...(shifts === undefined ? [] : [{ ...asked, shifts: aroundShifts(shifts) }]),
    ...(part === undefined || criteria.date === undefined ? [] : [{ ...asked, part: undefined }]),
  ];
}

/** Where nothing of what is let is free then, or let for so long, the same kind whenever it is: who looks may come another day. */
export function unfreed(
  criteria: SearchCriteria,
  { terms, stems }: Read,
  found: readonly Match[],
): readonly SearchCriteria[] {
  const { kinds, expected, date, hours } = criteria;
  const types = criteria.types.filter((type) => kinds[type].finding.onDate === 'bookable' && expected.has(type));
  const isAny = found.some(({ type }) => types.includes(type));
  if (types.length === 0 || isAny || (date === undefined && hours === undefined)) return [];
  const whenever = { date: undefined, until: undefined, also: undefined, part: undefined, hours: undefined };
  return [{ ...criteria, ...whenever, types, textQuery: textQueryOf(terms, stems, 'all'), sort: 'relevance' }];
}

/** What is on so many days before and after counts as another night of what was asked for. */
const nightsAround = { before: 2, after: 6 } as const;

/** A little more than somebody would pay: a third, and of what should cost nothing a round of drinks, in cents. */
const littleMore = (priceMax: number): number => (priceMax === 0 ? 1000 : Math.ceil((priceMax * 4) / 3));

/**
 * For where next to nothing else is there: what was said with one limit stepped over a little, on another night or a little
 * dearer; then whatever is on within all limits. A number of people is never left out: what is too small is no answer.
 */
export function justBeyond(criteria: SearchCriteria, { terms, stems }: Read): readonly SearchCriteria[] {
  const { kinds, date, until = date, also = [], priceMax, at } = criteria;
  const textQuery = textQueryOf(terms, stems, 'all');
  const asked = { ...criteria, textQuery, sort: 'relevance' as const };
  const announced = criteria.types.filter((type) => kinds[type].finding.onDate === 'announced');
  const priced = criteria.types.filter((type) => kinds[type].finding.isPriced);
  return [
    ...(date === undefined || until === undefined
      ? []
      : [
          { ...asked, types: announced, also: undefined, ...nightsFrom(date, also.at(-1) ?? until, nightOf(at)) },
          ...(terms.some(isOfNights) ? [{ ...asked, ...inTheirOrder, types: announced }] : []),
        ]),
    ...(priceMax === undefined ? [] : [{ ...asked, types: priced, priceMax: littleMore(priceMax) }]),
  ];
}

/** Whether people go out for it: who looks for a lawyer tomorrow looks for no party. */
const isOfNights = ({ isOccasion, marks, near }: QueryTerm): boolean =>
  isOccasion || [...marks, ...near].some((one) => one.startsWith('=events/'));

/** The nights around some, from tonight on. */
function nightsFrom(first: string, last: string, tonight: string) {
  const before = addDays(first, -nightsAround.before);
  return { date: before < tonight ? tonight : before, until: addDays(last, nightsAround.after) };
}

/** A place counts as found by the words where it has about as much of them as the best one. */
const shareOfBest = 0.6;
/** Of more places than these the words say what kind they are, not which. */
const maxPlaces = 3;

/** What is on where the words were found: the nights of a techno club, which need not say so. */
export function atPlacesFound(criteria: SearchCriteria, found: readonly Match[]): readonly SearchCriteria[] {
  const places = found.filter(({ type }) => type === 'businesses');
  const best = Math.max(...places.map(({ key }) => key ?? 0));
  const meant = places.filter(({ key }) => (key ?? 0) >= best * shareOfBest);
  if (meant.length === 0 || meant.length > maxPlaces) return [];
  const atPlaces = new Set(meant.map(({ id }) => id));
  const types = criteria.types.filter((type) => type === 'events');
  return [{ ...criteria, textQuery: undefined, sort: 'relevance', types, atPlaces }];
}
