/** Words of the payouts at the desk (issue 6; decision 0024). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  hint: 'hours';
  due: 'amount';
  waits: 'amount';
  orders: 'count';
  asOf: 'when';
  waitsText: 'when';
  ofNet: 'amount' | 'date';
  more: 'count';
  order: 'title';
  payout: 'name' | 'when';
  record: 'amount';
  ask: 'amount';
  askText: 'name' | 'reference';
  fileDoneText: 'amount' | 'count' | 'name';
  fileWaits: 'count';
  fileMade: 'name' | 'when';
  fileHolds: 'amount' | 'count' | 'day' | 'tail';
  ibanEnds: 'tail';
  copyFailedText: 'tail';
  backTitle: 'amount';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
