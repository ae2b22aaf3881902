/** Words of the door: sign-up, sign-in and what can go wrong there (specification sections 2, 5 and 8). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  passwordHint: 'min';
  passwordTooShort: 'min';
  createdText: 'name';
  welcomeBack: 'name';
  accountSuspended: 'reason';
  tooMany: 'count';
  'forgot.sentText': 'minutes';
  'reset.expiredText': 'minutes';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
