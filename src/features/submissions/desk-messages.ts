/** Words of the submissions at the desk: the list, the review, the decision (specification sections 2, 4 and 8). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  reviewed: 'from' | 'to';
  waited: 'count';
  sent: 'when';
  decided: 'when';
  alike: 'percent';
  decidedMeanwhile: 'status';
  from: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
