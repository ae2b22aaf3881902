// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  readAt: 'when';
  full: 'count';
  workedAt: 'when';
  failingSince: 'when';
  days: 'count';
  copies: 'count';
  fetchOf: 'name';
  renameOf: 'name';
  removeOf: 'name';
  removeTitle: 'name';
  clash: 'from' | 'until';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
