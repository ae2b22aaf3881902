/** Words of the ticket that is shown at the door (issue 6). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  doors: 'time';
  age: 'age';
  'state.used': 'time';
  'hint.used': 'when';
  'hint.used.nights': 'when';
  returnUntil: 'when';
  until: 'when';
  arrival: 'day' | 'time';
  departure: 'day' | 'time';
  place: 'number' | 'of';
  qr: 'code';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
