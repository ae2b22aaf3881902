// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  tooMany: 'count';
  fresh: 'count';
  remove: 'search';
  removed: 'search';
  undoOf: 'search';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
