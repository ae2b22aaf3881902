/** Words of a list that is sent to others: its button, and what its address shows. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/shared.json' with { type: 'json' };
import es from './words/es/shared.json' with { type: 'json' };

type Asked = {
  gone: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
