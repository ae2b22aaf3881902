// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  since: 'date';
  partOf: 'name';
  changedText: 'name';
  removeOne: 'name';
  askRemove: 'name';
  removedText: 'name';
  full: 'count';
  invitedText: 'email';
  invitedAs: 'role';
  until: 'date';
  membership: 'name' | 'role';
  workFor: 'name';
  leaveOne: 'name';
  askLeave: 'name';
  joinLead: 'role';
  joinAs: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
