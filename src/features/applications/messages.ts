/** Words of applying for a job, for those who apply: the form, how it stands, taking it back (issue 5). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  fromLast: 'employer';
  sentGuest: 'email';
  sentOn: 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
