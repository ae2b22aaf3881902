/** Words of /business-inquiry (specification sections 2, 5, 8 and 9). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  lead: 'hours';
  submittedText: 'hours';
  'step.1.text': 'hours';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
