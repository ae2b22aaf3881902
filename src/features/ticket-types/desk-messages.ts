// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  typesOf: 'title';
  taken: 'count';
  takenOf: 'limit' | 'taken';
  soldFor: 'count' | 'paid';
  heldBy: 'count';
  from: 'day';
  until: 'day';
  changeOf: 'name';
  changing: 'name';
  earlierOf: 'name';
  endOf: 'name';
  askEnd: 'name';
  made: 'name';
  tooMany: 'count';
  eachOf: 'each';
  waiting: 'count' | 'places';
  waitingForAny: 'count' | 'places';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
