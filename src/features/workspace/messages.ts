/** Words of the workspace (issue 6; decisions, Accounts). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  code: 'code';
  unsold: 'count';
  tickets: 'count';
  'span.night': 'count';
  'span.hour': 'count';
  'span.day': 'count';
  'span.week': 'count';
  'span.person': 'count';
  wentBack: 'amount';
  goesBack: 'amount';
  stuckBack: 'amount';
  askCancel: 'name';
  askCancelText: 'amount' | 'name';
  askCancelFree: 'name';
  yesCancel: 'amount';
  bookingCancelledText: 'name';
  bookedOn: 'when';
  call: 'name';
  unblock: 'when';
  'entry.event': 'count';
  'entry.calendar': 'name';
  'entry.until': 'time';
  payableFrom: 'date';
  bookedTimes: 'count';
  showAll: 'count';
  downloadedText: 'name';
  write: 'name';
  sentText: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
