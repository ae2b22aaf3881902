/** What the maps say (issue 5), and the names that stand on the plan of the bay. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  plan: 'title';
  planBeyond: 'title';
  denied: 'town';
  unknown: 'town';
  far: 'count' | 'town';
  cluster: 'count';
  house: 'count';
  'kind.events': 'title';
  'kind.rentals': 'title';
  'kind.businesses': 'title';
  'kind.jobs': 'title';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
