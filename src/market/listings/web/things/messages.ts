/** What things are rented, counted: wherever a stay is told. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  apartment: 'count';
  villa: 'count';
  boat: 'count';
  jetski: 'count';
  bike: 'count';
  car: 'count';
  beach_gear: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
