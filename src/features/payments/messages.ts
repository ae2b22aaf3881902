/** Words of the checkout (specification sections 2 and 8; brand, Voice). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  backTo: 'title';
  code: 'code';
  notEnoughOfType: 'name';
  typeGone: 'name';
  notEnough: 'count';
  pay: 'amount';
  bankAsksText: 'amount';
  minutesLeft: 'count';
  declined: 'when';
  joinedBefore: 'count';
  'changed.span': 'from' | 'until';
  'each.night': 'price';
  'each.hour': 'price';
  'each.day': 'price';
  'each.week': 'price';
  'each.person': 'price';
  'reason.too_many_requests': 'count';
  'plan.minutesLeft': 'count';
  'plan.declined': 'when';
  'rental.minutesLeft': 'count';
  'rental.declined': 'when';
  savedCard: 'last4';
  savedFor: 'plan';
  keptUntil: 'when';
  'supplement.declined': 'when';
  'closed.from': 'day';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
