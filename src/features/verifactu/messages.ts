// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  count: 'count' | 'total';
  waits: 'count';
  faults: 'count';
  incident: 'count' | 'times' | 'when';
  officeSays: 'text';
  sound: 'count';
  'broken.gap': 'number';
  'broken.link': 'number';
  'broken.hash': 'number';
  saved: 'count';
  savedText: 'month';
  showAll: 'count';
  place: 'number';
  hash: 'start';
  fault: 'code' | 'text';
  repairTitle: 'number';
  'declaration.foot': 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
