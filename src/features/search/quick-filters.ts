/** The chips above the results: filters that are asked again and again, in one press. Pure. */
import { kindNamed } from '#features/listings/kinds.ts';
import { addDays } from '#kit/shared/dates.ts';
import { town } from '#market/town/town.ts';
import { changed, through, without, type FilterName, type SearchAddress } from './address.ts';
import { weekendFrom } from './date-words.ts';

export const quickFilters = ['tonight', 'tomorrow', 'weekend', 'openNow', 'free'] as const;
type QuickFilter = (typeof quickFilters)[number];

const filterOf = (name: QuickFilter): FilterName => (name === 'free' ? 'price' : name === 'openNow' ? 'open' : 'date');

function askedBy(name: QuickFilter, tonight: string): SearchAddress {
  if (name === 'free') return { priceMin: undefined, priceMax: 0 };
  if (name === 'openNow') return { open: 'now' };
  if (name === 'weekend') {
    const days = weekendFrom(tonight);
    return { date: days[0], until: days.length > 1 ? days.at(-1) : undefined, also: undefined };
  }
  return { date: name === 'tonight' ? tonight : addDays(tonight, 1), until: undefined, also: undefined };
}

/** Whether an address asks this and nothing else of its filter. On a Sunday the weekend is tonight. */
export function isSet(address: SearchAddress, name: QuickFilter, tonight: string): boolean {
  const asked = askedBy(name, tonight);
  return (Object.keys(asked) as (keyof SearchAddress)[]).every((field) => address[field] === asked[field]);
}

/** The same search with it, or without it where it is set; through everything where a kind can't be asked for it. */
export function toggled(address: SearchAddress, name: QuickFilter, tonight: string): SearchAddress {
  if (isSet(address, name, tonight)) return without(address, [filterOf(name)]);
  const { type = 'all' } = address;
  if (type === 'all') return changed(address, askedBy(name, tonight));
  const { isPriced, onDate } = kindNamed(type).finding;
  const canBeAsked = name === 'free' ? isPriced : name === 'openNow' ? onDate === 'open' : onDate !== 'none';
  return changed(canBeAsked ? address : through(address, 'all'), askedBy(name, tonight));
}

/**
 * What a season's worker asks before anything else, as words: search reads in them which jobs come with a bed, so that no
 * filter is needed for it. `phrase` is what the chip says in the reader's language.
 */
export const saysPhrase = ({ query = '' }: SearchAddress, phrase: string): boolean =>
  query.toLowerCase().includes(phrase.toLowerCase());

/** The same search with these words at its end, or without them where it says them. */
export function phraseToggled(address: SearchAddress, phrase: string): SearchAddress {
  const { query = '' } = address;
  const at = query.toLowerCase().indexOf(phrase.toLowerCase());
  const left = at < 0 ? `${query} ${phrase.toLowerCase()}` : query.slice(0, at) + query.slice(at + phrase.length);
  return changed(address, { query: left.replaceAll(/\s+/g, ' ').trim() || undefined });
}

/** Kilometres around somebody that the map shows of what is near them: a walk. */
const walk = 2;

/** Nearest first from where somebody is; on the map what lies around them. */
export const nearMe = (address: SearchAddress, spot: { readonly lat: number; readonly lng: number }): SearchAddress =>
  changed(address, address.view === 'map' ? { ...spot, radius: walk } : { ...spot, sort: 'distance' });

/** Whether it is ordered by the way from somebody; from the middle of the town is not from them. */
export function isNearMe({ view, sort, lat, lng, radius }: SearchAddress): boolean {
  const isAsked = view === 'map' ? radius === walk : sort === 'distance';
  return isAsked && lat !== undefined && !(lat === town.latitude && lng === town.longitude);
}

/** The same search in its usual order, around nobody. */
export const notNearMe = (address: SearchAddress): SearchAddress =>
  changed(without(address, ['area']), { sort: undefined });
