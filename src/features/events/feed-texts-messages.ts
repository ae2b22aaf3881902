/** What feeds say of themselves; apart from feeds-messages.ts because the home page loads that one. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/feed-texts.json' with { type: 'json' };
import es from './words/es/feed-texts.json' with { type: 'json' };

type Asked = {
  ofCategory: 'category';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
