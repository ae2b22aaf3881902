/** Words of the disputes at the desk, and of their evidence (decision 0043). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  began: 'when';
  answerBy: 'date';
  answerTitle: 'title';
  waits: 'when';
  handedOverText: 'name';
  'file.made': 'house' | 'when';
  agreed: 'amount';
  step: 'hours' | 'percent';
  payment: 'amount' | 'provider' | 'status' | 'when';
  refund: 'amount' | 'status' | 'when';
  used: 'number' | 'of' | 'when';
  unused: 'number' | 'of';
  receipt: 'amount' | 'day' | 'issuer' | 'number' | 'vat';
  message: 'side' | 'text' | 'when';
  terms: 'version' | 'when';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
