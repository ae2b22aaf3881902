/** Words of the holiday request: the letter, its package lengths and the answer to it (specification sections 2, 5, 8). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  length: 'from' | 'to';
  submittedText: 'email';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
