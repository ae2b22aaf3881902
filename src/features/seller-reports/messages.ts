// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  lead: 'day';
  nextWords: 'added' | 'corrected' | 'removed';
  overdue: 'day';
  takenText: 'name';
  file: 'number';
  fileBy: 'when' | 'who';
  fileSellers: 'count';
  salesCount: 'count';
  homesCount: 'count';
  daysCount: 'count';
  kept: 'amount';
  toldAt: 'when';
  quarterOf: 'number';
  daysLet: 'count';
  runs: 'year';
  'file.title': 'year';
  'file.why': 'day';
  'file.made': 'house' | 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
