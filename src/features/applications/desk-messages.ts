/** Words of job applications at the desk (issue 5). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  from: 'date';
  sent: 'when';
  found: 'accepted' | 'openings';
  filled: 'count' | 'title';
  meanwhile: 'status';
  ask: 'name' | 'step';
  bulkAsk: 'count' | 'step';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
