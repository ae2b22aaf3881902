// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  facts: 'count' | 'kind';
  by: 'name';
  brought: 'when';
  openOf: 'name';
  newLead: 'lines' | 'mb';
  'takes.choice': 'options';
  'takes.upTo': 'max' | 'what';
  'takes.range': 'max' | 'min' | 'what';
  working: 'done' | 'total';
  good: 'count';
  bad: 'count';
  made: 'count';
  undone: 'count';
  kept: 'count';
  lineOf: 'line';
  more: 'count';
  publish: 'count';
  'fault.email': 'said';
  'fault.phone': 'said';
  'fault.link': 'said';
  'fault.price': 'said';
  'fault.whole': 'said';
  'fault.range': 'max' | 'min' | 'said';
  'fault.short': 'min';
  'fault.hours': 'said';
  'fault.season': 'said';
  'fault.seasonShared': 'said';
  'fault.seasonLeast': 'said';
  'fault.seasonWeekend': 'said';
  'fault.refused': 'said';
  'fault.long': 'max';
  'fault.choice': 'options' | 'said';
  'fault.date': 'said';
  'fault.time': 'said';
  'fault.flag': 'said';
  'fault.number': 'said';
  'fault.twice': 'line';
  'fault.known': 'said';
  'fault.changed': 'said';
  'fault.rule': 'rule';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
