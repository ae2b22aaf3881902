/** Words of what the town brought (issue 21). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  median: 'figure';
  medianHint: 'owners';
  byWeek: 'measure';
  weekOf: 'day';
  pressed: 'calls' | 'count';
  funnelStep: 'percent';
  dayOfMonth: 'day' | 'month';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
