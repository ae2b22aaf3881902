/** Words of the desk's frame (specification section 2, Admin dashboard). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  reviews: 'count';
  showReviews: 'count';
  ownerless: 'count';
  showOwnerless: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
