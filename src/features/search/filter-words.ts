/** A search in words, as the chips of its page say it: for pages and letters alike. Pure. */
import { inLine } from '#kit/shared/bidi.ts';
import { addDays } from '#kit/shared/dates.ts';
import type { Language, Words } from '#kit/shared/messages.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { wordsOf } from '#kit/shared/translate.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import {
  activeFilters,
  amenitiesIn,
  shiftsIn,
  soughtCategory,
  type FilterName,
  type SearchAddress,
} from './address.ts';
import { messages } from './page-messages.ts';
import { placeName } from './place-name.ts';
import { stayLength } from './rules.ts';

/** A category in the words of the room that has it; who says it knows the rooms. */
export type CategoryName = (category: string, type?: ListingKind) => string;

/** An amenity in the words of the room that has it. */
export type AmenityName = (amenity: string) => string;

export type Saying = {
  readonly language: Language;
  readonly categoryName: CategoryName;
  readonly amenityName: AmenityName;
  /** Says a day in short. */
  readonly day: (date: string) => string;
  /** The night that is on, where days may be said by it; a letter is read when it may be over. */
  readonly tonight?: string | undefined;
};

/** Says how long something is rented: "3 days". */
export function sayLength(length: string, words: Words<typeof messages>): string {
  const [, count, unit = 'd'] = stayLength.exec(length) ?? [];
  if (count === undefined) return words('length.weekend');
  return words(`length.${unit as 'h' | 'd' | 'n' | 'w'}`, { count: Number(count) });
}

/** Says a filter that is set: "When: Tonight", "€10 to €25". */
export function sayFilter(address: SearchAddress, saying: Saying): (name: FilterName) => string {
  const { language, categoryName, amenityName, day: shortDay, tonight } = saying;
  const words = wordsOf(messages, language);
  const {
    type = 'all',
    location = '',
    date = '',
    until,
    also,
    part = 'evening',
    open = '',
    people = 0,
    amenities,
    shifts,
  } = address;
  const { length = '', per, priceMin, priceMax, sort = 'relevance', rating = 0, radius = 0 } = address;
  const euro = (amount: number) => formatEuro(Math.round(amount * 100), language);

  const either = (said: readonly string[]) => new Intl.ListFormat(language, { type: 'disjunction' }).format(said);
  const day = () => {
    if (until !== undefined) return words('days', { first: shortDay(date), last: shortDay(until) });
    if (also !== undefined) return either([date, ...also.split(',')].map((one) => shortDay(one)));
    if (date === tonight) return words('tonight');
    return tonight !== undefined && date === addDays(tonight, 1) ? words('tomorrow') : shortDay(date);
  };
  const price = () => (per === undefined ? amount() : words(`price.${per}`, { price: amount() }));
  const amount = () => {
    if (priceMax === undefined) return words('drop.priceMin', { value: euro(priceMin ?? 0) });
    if (priceMax === 0) return words('drop.priceFree');
    if (priceMin === undefined) return words('drop.priceMax', { value: euro(priceMax) });
    return words('drop.priceRange', { least: euro(priceMin), most: euro(priceMax) });
  };
  const worked = () => {
    const [unwanted = [], wanted = []] = [true, false].map((isNo) =>
      shiftsIn(shifts)
        .filter((one) => one.startsWith('-') === isNo)
        .map((one) => words(`shift.${one}`)),
    );
    return inLine([either(wanted), ...unwanted]);
  };
  const category = () => categoryName(soughtCategory(address) ?? '', type === 'all' ? undefined : type);
  const says = {
    category: () => words('drop.category', { value: category() }),
    location: () => words('drop.location', { value: placeName(location, language) }),
    date: () => words('drop.date', { value: day() }),
    part: () => words('drop.part', { value: words(`part.${part}`) }),
    open: () => (open === 'now' ? words('openNow') : words('openAt', { time: open })),
    length: () => words('drop.length', { value: sayLength(length, words) }),
    people: () => words('drop.people', { count: people }),
    amenities: () => amenitiesIn(amenities).map(amenityName).join(', '),
    shifts: () => words('drop.shifts', { value: worked() }),
    price,
    order: () => words('drop.order', { value: words(`sort.${sort}`) }),
    rating: () => words('drop.rating', { value: rating }),
    area: () => words('drop.area', { value: formatNumber(radius, language) }),
  } as const satisfies Record<FilterName, () => string>;
  return (name) => says[name]();
}

/** All that a search asks, each thing in words of its own: the kind, the words, the filters. */
export function sayAsked(address: SearchAddress, saying: Saying): readonly string[] {
  const words = wordsOf(messages, saying.language);
  const { type = 'all', query } = address;
  const say = sayFilter(address, saying);
  return [
    ...(type === 'all' ? [] : [words(`type.${type}`)]),
    ...(query === undefined ? [] : [words('quoted', { query })]),
    ...activeFilters(address).flatMap((name) =>
      name === 'amenities' ? amenitiesIn(address.amenities).map(saying.amenityName) : [say(name)],
    ),
  ];
}
