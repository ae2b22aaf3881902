// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  seriesOf: 'title';
  nights: 'count';
  newText: 'count';
  clash: 'what';
  removeDate: 'date';
  firstOnly: 'count' | 'date' | 'total';
  countedTo: 'date';
  asksNot: 'fields';
  make: 'count';
  made: 'count';
  publish: 'count';
  publishAsk: 'count';
  published: 'count';
  refused: 'count';
  gets: 'count';
  'keeps.own': 'date' | 'fields';
  'keeps.sold': 'date';
  'keeps.clock': 'date';
  'keeps.over': 'date';
  moves: 'date' | 'tickets';
  changed: 'count';
  accountKept: 'count';
  accountWaits: 'count';
  accountRefused: 'count';
  endOff: 'count';
  endCalled: 'count';
  endAsk: 'count';
  ticketsGiven: 'count';
  ticketsKept: 'count';
  endBack: 'refunded';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
