/** Words of the community at the desk. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  joined: 'count' | 'total';
  since: 'date';
  openSince: 'when';
  giveOf: 'offer';
  changeOf: 'offer';
  closeOf: 'offer';
  sheetTitle: 'offer';
  closeTitle: 'offer';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
