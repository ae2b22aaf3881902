/** Words of a quote's private page, which a client opens from their mail. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/quote.json' with { type: 'json' };
import es from './words/es/quote.json' with { type: 'json' };

type Asked = {
  dear: 'name';
  people: 'count';
  days: 'count';
  written: 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
