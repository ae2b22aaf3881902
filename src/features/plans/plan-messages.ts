/** Words of one's own plan and of buying one (specification sections 2, 8 and 9; brand, Voice). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/plan.json' with { type: 'json' };
import es from './words/es/plan.json' with { type: 'json' };

type Asked = {
  badgePaid: 'plan';
  sale: 'percent';
  'state.active': 'amount' | 'date';
  'state.switch': 'amount' | 'date' | 'plan';
  'state.ends': 'date' | 'percent';
  'state.past_due': 'amount' | 'date';
  'state.asked': 'date';
  'state.held': 'amount' | 'date';
  'state.paused': 'percent' | 'plan';
  'place.waits': 'date';
  'place.isOn': 'date';
  'place.isOnNamed': 'date' | 'listing';
  payDue: 'amount';
  keep: 'plan';
  'change.start': 'amount';
  'change.advanced': 'amount' | 'list' | 'months';
  'change.advancedRest': 'amount' | 'count' | 'list';
  'change.now': 'amount' | 'date' | 'month';
  'change.later': 'amount' | 'date';
  'change.laterAdvanced': 'amount' | 'date' | 'list' | 'months';
  'change.laterAdvancedRest': 'amount' | 'count' | 'date' | 'list';
  take: 'plan';
  upgrade: 'plan';
  switch: 'plan';
  package: 'amount' | 'days' | 'hours';
  'ask.end': 'plan';
  'ask.endText': 'date' | 'percent' | 'plan';
  'ask.endDueText': 'percent' | 'plan';
  'ask.endYes': 'plan';
  'ask.keep': 'plan';
  'ask.keepText': 'amount' | 'date' | 'plan';
  'ask.switch': 'plan';
  'ask.switchText': 'amount' | 'date' | 'old' | 'plan';
  'changed.end': 'date';
  'changed.switch': 'date' | 'plan';
  paidOn: 'date';
  until: 'date';
  refunded: 'amount';
  refunding: 'amount';
  more: 'count';
  perMonth: 'amount';
  today: 'date';
  renews: 'amount' | 'date';
  renewsDeal: 'amount' | 'list' | 'months';
  renewsDealRest: 'amount' | 'count' | 'list';
  renewsDue: 'date';
  packageText: 'days' | 'hours';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
