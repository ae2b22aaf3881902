/** Words of /businesses/{id}; apart from messages.ts because the home page loads that one. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/page.json' with { type: 'json' };
import es from './words/es/page.json' with { type: 'json' };

type Asked = {
  pageTitle: 'brand' | 'title';
  offerUntil: 'date';
  closes: 'time';
  opensToday: 'time';
  opensTomorrow: 'time';
  opensLater: 'day' | 'time';
  opensDate: 'date' | 'time';
  closesDate: 'day' | 'time';
  range: 'from' | 'until';
  onlyOn: 'dates' | 'days';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
