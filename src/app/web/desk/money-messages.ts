/** Words of the money's sub-tabs (issue 6). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/money.json' with { type: 'json' };
import es from './words/es/money.json' with { type: 'json' };

type Asked = {
  'waits.payouts': 'count';
  'waits.disputes': 'count';
  'waits.packages': 'count';
  'waits.records': 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
