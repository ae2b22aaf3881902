/** Words of one's own account (issue 6): the card of the dashboard and its sheets. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  proofSentText: 'email';
  newPasswordHint: 'min';
  'stays.orders': 'day';
  'stays.invoices': 'day';
  'stays.seller': 'day';
  'stays.sellerYears': 'day';
  'stays.forms': 'email';
  payoutUnderWay: 'days';
  refundUnderWay: 'email';
  passwordTooShort: 'min';
  tooMany: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
