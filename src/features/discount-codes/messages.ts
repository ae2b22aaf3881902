// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  applied: 'code' | 'off';
  appliedFree: 'code';
  'reason.too_many_requests': 'count';
  codesOf: 'title';
  off: 'off';
  usedOf: 'limit' | 'uses';
  used: 'count';
  soldFor: 'count' | 'paid';
  heldBy: 'count';
  until: 'day';
  copyOf: 'code';
  notCopiedText: 'link';
  endOf: 'code';
  askEnd: 'code';
  made: 'code';
  taken: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
