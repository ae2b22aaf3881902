/**
 * What pages are loaded by of all that may follow the `?` of their address, in one order. Names alone: they come with
 * every page's first script, and what reads the values comes with the page.
 */
import type { SignInSearch } from '#features/auth/rules.ts';
import type { CheckoutSearch } from '#features/payments/rules.ts';
import type { StaySearch } from '#features/rentals/stay-address.ts';
import type { SearchAddress } from '#features/search/address.ts';
import type { Typed } from '#kit/web/address.ts';

const namesOf = {
  search: [
    'query',
    'type',
    'category',
    'location',
    'date',
    'until',
    'also',
    'part',
    'open',
    'length',
    'people',
    'amenities',
    'shifts',
    'per',
    'priceMin',
    'priceMax',
    'rating',
    'view',
    'sort',
    'page',
    'lat',
    'lng',
    'radius',
  ] satisfies (keyof SearchAddress)[],
  signIn: ['redirect', 'plan', 'tab'] satisfies (keyof SignInSearch)[],
  checkout: [
    'type',
    'id',
    'plan',
    'from',
    'time',
    'fold',
    'units',
    'quantity',
    'ticketType',
  ] satisfies (keyof (CheckoutSearch & StaySearch))[],
};

const asText = (value: unknown) => (typeof value === 'number' ? String(value) : value);

/**
 * What an address asks a page by these names: what the page doesn't know and what was left blank makes no new question.
 * Server and browser load a page by the same, however each has its address; a link that says 2 asks what `page=2` does.
 */
export const askedBy = (page: keyof typeof namesOf, search: Typed): Typed =>
  Object.fromEntries(
    namesOf[page]
      .filter((name) => ![undefined, null, ''].includes(search[name] as ''))
      .map((name) => [name, asText(search[name])]),
  );
