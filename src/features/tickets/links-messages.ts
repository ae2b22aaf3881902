// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/links.json' with { type: 'json' };
import es from './words/es/links.json' with { type: 'json' };

type Asked = {
  nameOf: 'number';
  ticket: 'number';
  ticketFor: 'name' | 'number';
  make: 'count';
  links: 'count';
  message: 'title';
  linkOf: 'number';
  linkFor: 'name' | 'number';
  shareOne: 'number';
  copyOne: 'number';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
