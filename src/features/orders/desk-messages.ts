/** Words of the desk's list of orders (issue 4). */
// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/desk.json' with { type: 'json' };
import es from './words/es/desk.json' with { type: 'json' };

type Asked = {
  wentBack: 'amount';
  goesBack: 'amount';
  stuckBack: 'amount';
  ordered: 'when';
  partLeft: 'amount';
  partAmountFault: 'amount';
  partTicket: 'end' | 'number';
  askPart: 'amount' | 'name';
  partDoneText: 'amount';
  askCancel: 'title';
  askCancelText: 'name' | 'sum';
  askCancelFree: 'name';
  codeEnd: 'end';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
