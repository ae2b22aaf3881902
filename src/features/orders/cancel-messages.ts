/** Words of cancelling a booking (issue 6): the refund first, then the question. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/cancel.json' with { type: 'json' };
import es from './words/es/cancel.json' with { type: 'json' };

type Asked = {
  of: 'amount' | 'percent';
  until: 'when';
  moved: 'when';
  movedFree: 'when';
  places: 'count';
  days: 'from' | 'to';
  yes: 'amount';
  doneText: 'amount';
  refunded: 'amount';
  refundedPart: 'amount' | 'total';
  refunding: 'amount';
  refundingPart: 'amount' | 'total';
  stuck: 'amount';
  note: 'note';
  givenTo: 'name';
  ticket: 'number';
  donePart: 'count';
  yesFreePart: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
