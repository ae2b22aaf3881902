/** What stands in the form of a search, and what it asks when it is sent. */
import { readSearch, soughtCategory, type SearchAddress } from './address.ts';

/** What stands in the fields of the search form, sent or not yet. */
const formFields = [
  'query',
  'category',
  'location',
  'date',
  'until',
  'part',
  'open',
  'length',
  'people',
  'amenities',
  'shifts',
  'priceMin',
  'priceMax',
  'rating',
] as const;
export type Draft = Readonly<Record<(typeof formFields)[number], string>>;

export function draftOf(address: SearchAddress): Draft {
  const { query = '', location = '', date = '', until = '', part = '', open = '', length = '' } = address;
  const { people, amenities = '', shifts = '', priceMin, priceMax, rating } = address;
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    query,
    category: soughtCategory(address) ?? '',
    location,
    date,
    until,
    part,
    open,
    length,
    people: text(people),
    amenities,
    shifts,
    priceMin: text(priceMin),
    priceMax: text(priceMax),
    rating: text(rating),
  };
}

/** What the form asks; what else the address says stays as it was. */
export const askedBy = (draft: Draft, address: SearchAddress): SearchAddress =>
  readSearch({ ...address, page: undefined, also: draft.date === address.date ? address.also : undefined, ...draft });

/** The field of two that contradicts the other, said before it is asked: the highest price, or the last day. */
export function faultOf({ date, until, priceMin, priceMax }: Omit<Draft, 'query'>): 'priceMax' | 'until' | undefined {
  if (priceMin !== '' && priceMax !== '' && Number(priceMax) < Number(priceMin)) return 'priceMax';
  return until !== '' && (date === '' || until <= date) ? 'until' : undefined;
}
