/** Words of events at the desk (specification sections 5 and 8; issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import { town } from '#market/town/town.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  sold: 'capacity' | 'sold';
  waiting: 'count' | 'places';
  held: 'count';
  askDelete: 'title';
  hasBookings: 'count';
  askCallOff: 'title';
  askCallOffText: 'count';
  calledOffText: 'count' | 'refunded';
  askMoveText: 'count';
  askMoveOrders: 'count';
  askMoveReturn: 'days' | 'hours';
  offSince: 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es }, { town });
