/** Words of the comparison with the provider, at the desk. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/comparison.json' with { type: 'json' };
import es from './words/es/comparison.json' with { type: 'json' };

type Asked = {
  differ: 'count';
  house: 'ledger' | 'provider';
  owners: 'ledger' | 'provider';
  underWay: 'count';
  'of.order': 'id' | 'ledger' | 'provider';
  'of.account': 'id' | 'ledger' | 'provider';
  'of.unknown': 'id' | 'provider';
  compared: 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
