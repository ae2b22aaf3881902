/** Words of /rentals/{id}; apart from messages.ts because the home page loads that one. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/page.json' with { type: 'json' };
import es from './words/es/page.json' with { type: 'json' };

type Asked = {
  pageTitle: 'brand' | 'title';
  capacityOf: 'count';
  bedroomsOf: 'count';
  bedsOf: 'count';
  bathroomsOf: 'count';
  'figure.guests': 'count';
  'figure.bedrooms': 'count';
  'figure.beds': 'count';
  'figure.bathrooms': 'count';
  squareMetres: 'count';
  arrival: 'from' | 'to';
  depositOf: 'amount';
  depositOfEach: 'amount';
  payCleaning: 'fee';
  fromPrice: 'price';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
