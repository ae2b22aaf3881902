/** Words for what a page tells besides the nine answers, for whoever proposes a listing and for the desk (decision 0084). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/told.json' with { type: 'json' };
import es from './words/es/told.json' with { type: 'json' };

export const messages = defineMessages<typeof en>({ en, es });
