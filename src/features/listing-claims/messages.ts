// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  byMailText: 'to';
  byPhoneText: 'to';
  waitingOwner: 'date';
  standing: 'date' | 'title';
  standingAsked: 'date' | 'name' | 'title';
  says: 'name';
  answerUntil: 'date';
  asked: 'date';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
