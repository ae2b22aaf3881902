// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  unread: 'count';
  mine: 'text';
  talk: 'name';
  waiting: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
