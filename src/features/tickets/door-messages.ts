/** Words of the door: choosing an event, scanning, letting in (issue 6). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/door.json' with { type: 'json' };
import es from './words/es/door.json' with { type: 'json' };

type Asked = {
  entered: 'entered' | 'sold';
  guestGiven: 'name';
  guestOf: 'number' | 'of';
  guestIn: 'time';
  letIn: 'name' | 'number' | 'of';
  guestsMany: 'count';
  'result.inText': 'holder' | 'number' | 'of';
  'result.lateText': 'time';
  'result.usedText': 'time';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
