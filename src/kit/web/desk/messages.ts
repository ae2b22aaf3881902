/** Words of every list, sheet and change of the desk (specification section 8; issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  found: 'count' | 'total';
  pageOf: 'page' | 'pages';
  enoughToday: 'count';
  reviewPlace: 'count' | 'place';
  pick: 'title';
  picked: 'count';
  bulkApprove: 'count';
  bulkReject: 'count';
  bulkTakeDown: 'count';
  bulkDone: 'count';
  bulkRefused: 'count';
  csvDoneText: 'name';
  news: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
