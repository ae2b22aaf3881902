// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/mailbox.json' with { type: 'json' };
import es from './words/es/mailbox.json' with { type: 'json' };

type Asked = {
  meant: 'mailbox';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
