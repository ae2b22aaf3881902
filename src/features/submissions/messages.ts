/** Words of the conversation in which a visitor proposes a listing (specification sections 2, 4 and 8). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  progressText: 'all' | 'done';
  edit: 'step';
  'fault.tooMany': 'count';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
