/** Words of the member's dashboard (specification section 2, /user-dashboard). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  withCode: 'code' | 'off';
  welcome: 'name';
  'paidText.event': 'title';
  'paidText.rental': 'title';
  later: 'count';
  past: 'count';
  'heldUntil.event': 'time';
  'heldUntil.rental': 'time';
  returnUntil: 'when';
  returnFreeUntil: 'when';
  planPaidOn: 'date';
  'did.event.pending': 'places' | 'title';
  'did.event.confirmed': 'places' | 'title';
  'did.event.cancelled': 'places' | 'title';
  'did.event.letGo': 'places' | 'title';
  'did.event.expired': 'places' | 'title';
  'did.event.refunded': 'places' | 'title';
  'did.event.refunding': 'places' | 'title';
  'did.event.stuck': 'places' | 'title';
  'did.event.disputed': 'places' | 'title';
  'did.event.lost': 'places' | 'title';
  'did.rental.pending': 'places' | 'title';
  'did.rental.confirmed': 'places' | 'title';
  'did.rental.cancelled': 'places' | 'title';
  'did.rental.letGo': 'places' | 'title';
  'did.rental.expired': 'places' | 'title';
  'did.rental.refunded': 'places' | 'title';
  'did.rental.refunding': 'places' | 'title';
  'did.rental.stuck': 'places' | 'title';
  'did.rental.disputed': 'places' | 'title';
  'did.rental.lost': 'places' | 'title';
  'did.plan.pending': 'places' | 'title';
  'did.plan.confirmed': 'places' | 'title';
  'did.plan.cancelled': 'title';
  'did.plan.letGo': 'title';
  'did.plan.expired': 'title';
  'did.plan.refunded': 'title';
  'did.plan.refunding': 'title';
  'did.plan.stuck': 'title';
  'did.plan.disputed': 'title';
  'did.plan.lost': 'title';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
