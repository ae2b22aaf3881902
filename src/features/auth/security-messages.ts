/** Words of what guards an account: sessions, the second step, proving again who one is (issue 14). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/security.json' with { type: 'json' };
import es from './words/es/security.json' with { type: 'json' };

type Asked = {
  opened: 'when';
  seen: 'when';
  endOf: 'device';
  othersEnded: 'count';
  appSince: 'when';
  made: 'when';
  used: 'when';
  removeOf: 'name';
  recoveryLeft: 'count';
  tooMany: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
