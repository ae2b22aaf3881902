/** The words of /search alone. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/page.json' with { type: 'json' };
import es from './words/es/page.json' with { type: 'json' };

type Asked = {
  pageTitleOf: 'kind';
  pageTitleFor: 'query';
  pageTitleForOf: 'kind' | 'query';
  pageDescriptionFor: 'query';
  'all.events': 'total';
  'all.rentals': 'total';
  'all.businesses': 'total';
  'all.jobs': 'total';
  found: 'count';
  foundMany: 'total';
  corrected: 'correction' | 'query';
  'leftOut.alone': 'words';
  suggested: 'count';
  suggestedCategory: 'kind';
  filtersSet: 'count';
  days: 'first' | 'last';
  openAt: 'time';
  'length.h': 'count';
  'length.d': 'count';
  'length.n': 'count';
  'length.w': 'count';
  upTo: 'price';
  stars: 'stars';
  drop: 'filter';
  'drop.category': 'value';
  'drop.location': 'value';
  'drop.date': 'value';
  'drop.part': 'value';
  'drop.length': 'value';
  'drop.people': 'count';
  'drop.priceMin': 'value';
  'drop.priceMax': 'value';
  'drop.priceRange': 'least' | 'most';
  'price.hour': 'price';
  'price.day': 'price';
  'price.night': 'price';
  'price.week': 'price';
  'price.month': 'price';
  'drop.order': 'value';
  'drop.rating': 'value';
  'drop.area': 'value';
  away: 'distance';
  awayMetres: 'distance';
  mapMore: 'total';
  page: 'page';
  pageOf: 'page' | 'pages';
  emptyFor: 'query';
  loosened: 'filter';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
