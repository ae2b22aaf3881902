/** Words of the directory at the desk (specification sections 5 and 8; issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  askDelete: 'title';
  exceptionOf: 'number';
  holidayOn: 'date' | 'name';
  removeException: 'number';
  note: 'language';
  todayTitle: 'title';
  lateUntil: 'time';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
