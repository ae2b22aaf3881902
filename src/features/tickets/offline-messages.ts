// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/offline.json' with { type: 'json' };
import es from './words/es/offline.json' with { type: 'json' };

type Asked = {
  asOf: 'when';
  givenTo: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
