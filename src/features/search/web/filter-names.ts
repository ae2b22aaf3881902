import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { formatEuro } from '#kit/shared/money.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { amenitiesIn, soughtCategory, type FilterName, type SearchAddress } from '../address.ts';
import { messages } from '../page-messages.ts';
import { placeName } from '../place-name.ts';
import { stayLength } from '../rules.ts';
import type { AmenityName, CategoryName } from './types.ts';

/** Says how long something is rented: "3 days". */
export function useLengthName(): (length: string) => string {
  const words = useWords(messages);
  return (length) => {
    const [, count = '', unit = 'd'] = stayLength.exec(length) ?? [];
    return words(`length.${unit as 'h' | 'd' | 'n' | 'w'}`, { count: Number(count) });
  };
}

/** Says a filter that is set: "When: Tonight", "€10 to €25". */
export function useFilterName(
  address: SearchAddress,
  { categoryName, amenityName }: { readonly categoryName: CategoryName; readonly amenityName: AmenityName },
): (name: FilterName) => string {
  const words = useWords(messages);
  const { language } = useLanguage();
  const tonight = nightOf(useNow());
  const shortDay = useDay();
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
  } = address;
  const lengthName = useLengthName();
  const { length = '', per, priceMin, priceMax, sort = 'relevance', rating = 0, radius = 0 } = address;
  const euro = (amount: number) => formatEuro(Math.round(amount * 100), language);

  const day = () => {
    if (until !== undefined) return words('days', { first: shortDay(date), last: shortDay(until) });
    if (also !== undefined)
      return new Intl.ListFormat(language, { type: 'disjunction' }).format(
        [date, ...also.split(',')].map((one) => shortDay(one)),
      );
    if (date === tonight) return words('tonight');
    return date === addDays(tonight, 1) ? words('tomorrow') : shortDay(date);
  };
  const price = () => (per === undefined ? amount() : words(`price.${per}`, { price: amount() }));
  const amount = () => {
    if (priceMax === undefined) return words('drop.priceMin', { value: euro(priceMin ?? 0) });
    if (priceMax === 0) return words('drop.priceFree');
    if (priceMin === undefined) return words('drop.priceMax', { value: euro(priceMax) });
    return words('drop.priceRange', { least: euro(priceMin), most: euro(priceMax) });
  };
  const category = () => categoryName(soughtCategory(address) ?? '', type === 'all' ? undefined : type);
  const says = {
    category: () => words('drop.category', { value: category() }),
    location: () => words('drop.location', { value: placeName(location, language) }),
    date: () => words('drop.date', { value: day() }),
    part: () => words('drop.part', { value: words(`part.${part}`) }),
    open: () => (open === 'now' ? words('openNow') : words('openAt', { time: open })),
    length: () => words('drop.length', { value: lengthName(length) }),
    people: () => words('drop.people', { count: people }),
    amenities: () => amenitiesIn(amenities).map(amenityName).join(', '),
    price,
    order: () => words('drop.order', { value: words(`sort.${sort}`) }),
    rating: () => words('drop.rating', { value: rating }),
    area: () => words('drop.area', { value: formatNumber(radius, language) }),
  } as const satisfies Record<FilterName, () => string>;
  return (name) => says[name]();
}
