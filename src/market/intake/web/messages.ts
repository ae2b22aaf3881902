/** Words of the inbox, whatever was sent in (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  sentAt: 'when';
  ordersOf: 'email';
  answerSubject: 'subject';
  meanwhile: 'notes' | 'status';
  answeredBy: 'name' | 'when';
  answerHint: 'email' | 'language';
  answeredText: 'email';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
