/** Words of what was booked, among one's bookings and at the desk: when, for how long, how many. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/booked.json' with { type: 'json' };
import es from './words/es/booked.json' with { type: 'json' };

type Asked = {
  arrive: 'day' | 'time';
  leave: 'day' | 'time';
  tickets: 'count';
  ticketsLeft: 'all' | 'count';
  'length.night': 'count';
  'length.week': 'count';
  'length.day': 'count';
  'length.hour': 'count';
  'length.person': 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
