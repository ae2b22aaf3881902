/** Words of the wishes (issue 19). The room is seen at the desk only. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  counts: 'month' | 'quarter' | 'week';
  lastAsked: 'day';
  searchNowOf: 'words';
  addSynonymOf: 'words';
  means: 'meaning';
  addedBy: 'name';
  changed: 'when';
  editOf: 'words';
  deleteOf: 'words';
  deleteTitle: 'words';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
