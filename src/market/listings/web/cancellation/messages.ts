/** What a cancellation policy means, in words (issue 6): shown before paying, among one's bookings and at the desk. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  hours: 'count';
  days: 'count';
  'before.all': 'time';
  'before.half': 'time';
  'before.part': 'percent' | 'time';
  'until.all': 'when';
  'until.half': 'when';
  'until.part': 'percent' | 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
