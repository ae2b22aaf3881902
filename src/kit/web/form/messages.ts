/** What every form says: what is missing or wrong, and why it could not be sent (specification section 8). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  range: 'max' | 'min';
  short: 'min';
  in: 'label' | 'language';
  tooMany: 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
