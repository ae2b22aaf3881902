/** Words of the tickets among one's bookings (issue 6). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/ticket.json' with { type: 'json' };
import es from './words/es/ticket.json' with { type: 'json' };

type Asked = {
  'one.event': 'number';
  givenTo: 'name';
  used: 'time';
  boughtBefore: 'count' | 'when';
  'hint.event': 'count';
  'hint.rental': 'count';
  'hint.lodging': 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
