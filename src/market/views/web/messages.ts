// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  drawingOf: 'seen';
  plan: 'rooms';
  bedrooms: 'count';
  beds: 'count';
  baths: 'count';
  'from.balcony': 'seen';
  'from.terrace': 'seen';
  'from.window': 'seen';
  bedroom: 'count';
  cabin: 'count';
  'chart.boat': 'end';
  'chart.wheels': 'end';
  'chart.foot': 'end';
  'ride.bars': 'seen';
  'ride.wheel': 'seen';
  'ride.bow': 'seen';
  kit: 'things';
  'item.helmet': 'count';
  'item.lock': 'count';
  'item.seat': 'count';
  'item.jacket': 'count';
  'item.mask': 'count';
  'item.key': 'count';
  doorAt: 'time';
  clock: 'from' | 'to';
  clockTwice: 'again' | 'from' | 'to' | 'until';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
