/** Words of choosing a stay, on a rental's page and in the checkout; apart from messages.ts, which the home page loads. */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/stay.json' with { type: 'json' };
import es from './words/es/stay.json' with { type: 'json' };

type Asked = {
  'day.past': 'date';
  'day.far': 'date';
  'day.taken': 'date';
  'day.shut': 'date';
  'day.first': 'date';
  'day.within': 'date';
  'day.last': 'date';
  'day.priced': 'date' | 'price';
  hourTaken: 'time';
  'hourOf.first': 'time';
  'hourOf.second': 'time';
  askLeave: 'date';
  leaveFrom: 'date' | 'least';
  askHour: 'date';
  chosen: 'stay';
  'least.night': 'count';
  'least.week': 'count';
  'least.day': 'count';
  'least.hour': 'count';
  'most.night': 'count';
  'most.week': 'count';
  'most.day': 'count';
  'most.hour': 'count';
  lead: 'count';
  ahead: 'count';
  arriving: 'from' | 'to';
  opening: 'from' | 'to';
  'length.night': 'count';
  'length.week': 'count';
  'length.day': 'count';
  'length.hour': 'count';
  'length.person': 'count';
  longStay: 'percent';
  depositEach: 'amount';
  'weekendPrice.night': 'price';
  'weekendPrice.day': 'price';
  'longFrom.night': 'number';
  'longFrom.day': 'number';
  'longFrom.week': 'number';
  off: 'percent';
  'each.night': 'price';
  'each.hour': 'price';
  'each.day': 'price';
  'each.week': 'price';
  'each.person': 'price';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
