/** Words of the checkout of a plan (specification sections 2 and 8); what the plan itself says is handed in. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/plan.json' with { type: 'json' };
import es from './words/es/plan.json' with { type: 'json' };

type Asked = {
  welcome: 'plan';
  mine: 'plan';
  later: 'plan';
  laterText: 'date';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
