/** Words of the help center, the contact page and the issue page (specification sections 2, 8 and 9). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  'contact.visit.a': 'weekdays' | 'weekends';
  'issue.ofOrder': 'order';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
