/** Words of the prospects (specification sections 2, 4, 5 and 8). The room is seen at the desk only. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  statusOf: 'name';
  editOf: 'name';
  deleteOf: 'name';
  scoreHint: 'label';
  deleteTitle: 'name';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
