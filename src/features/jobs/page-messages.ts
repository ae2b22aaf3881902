/** Words of a job's own page (issue 5); what the cards say is in messages.ts, which the home page loads too. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/page.json' with { type: 'json' };
import es from './words/es/page.json' with { type: 'json' };

type Asked = {
  pageTitle: 'employer' | 'title';
  pageTitleAlone: 'title';
  pageDescription: 'employer' | 'place' | 'salary';
  at: 'employer';
  payRange: 'from' | 'to';
  closedText: 'date';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
