// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  least: 'count' | 'price';
  upTo: 'count';
  rating: 'rating';
  ratingLabel: 'rating';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
