// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  average: 'average';
  count: 'count';
  starsOf: 'count';
  ticket: 'date';
  stay: 'month';
  showAll: 'count';
  reportOf: 'name';
  reportAnswerOf: 'name';
  readAs: 'name' | 'proof';
  hire: 'month';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
