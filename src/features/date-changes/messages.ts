// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  span: 'from' | 'fromTime' | 'until' | 'untilTime';
  hours: 'from' | 'fromTime' | 'untilTime';
  persons: 'count';
  priceFromTo: 'amount' | 'before';
  goesBack: 'amount';
  moreText: 'hours';
  waitingUntil: 'when';
  declinedText: 'dates';
  note: 'note';
  answerBy: 'when';
  backToGuest: 'amount';
  askAccept: 'name';
  askAcceptBack: 'amount';
  askDeclineText: 'name';
  agreedText: 'amount' | 'when';
  payMore: 'amount';
  guestPays: 'amount';
  askAcceptMore: 'amount' | 'hours';
  agreeDoneText: 'hours';
  agreedUntil: 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
