/** What is left with the owner of a rental on arrival, and how (decision 0192): shown before paying, among bookings and at the desk. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  'sum.either': 'amount';
  'sum.cash': 'amount';
  'sum.card': 'amount';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
