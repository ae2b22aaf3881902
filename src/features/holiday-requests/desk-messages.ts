/** Words of the holiday requests at the desk: list, plan, quote (specification sections 4 and 8; decisions). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  sent: 'when';
  quoted: 'when';
  people: 'count';
  days: 'count';
  quoteFor: 'name';
  freeText: 'name';
  meanwhile: 'status';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
