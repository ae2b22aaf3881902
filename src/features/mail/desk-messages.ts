/** Words of the mail outbox at the desk (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  attempts: 'count';
  written: 'when';
  gathersTill: 'when';
  resendText: 'to';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
