/** Words of the desk for listings of all four kinds (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  'own.pageOf': 'title';
  askReturn: 'title';
  askTakeDown: 'title';
  sentBack: 'note';
  takenOff: 'note';
  changedAt: 'when';
  'change.rejected': 'note';
  'change.rejectedHere': 'note';
  'change.sentText': 'fields';
  'owner.account': 'name';
  'owner.suspended': 'name';
  handGoTo: 'name';
  gaps: 'fields';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
