/** Words of the desk's list of people (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  joined: 'when';
  erasedAt: 'when';
  sessions: 'count';
  signOutTitle: 'name';
  signedOutText: 'name';
  appointTitle: 'name';
  appointDoneText: 'name';
  dismissTitle: 'name';
  dismissDoneText: 'name';
  factorTitle: 'name';
  factorDoneText: 'name';
  suspendedSince: 'reason' | 'when';
  moderateTitle: 'name';
  moderateDoneText: 'name';
  suspendTitle: 'name';
  suspendDoneText: 'name';
  liftTitle: 'name';
  liftDoneText: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
