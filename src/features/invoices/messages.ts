// Written by `npm run words`: the words stand in words/en and its sisters.
import { defineMessages } from '#kit/shared/messages.ts';
import en from './words/en/messages.json' with { type: 'json' };
import es from './words/es/messages.json' with { type: 'json' };

type Asked = {
  commission: 'month';
  'paper.taxNumber': 'number';
  'paper.vat': 'percent';
  'paper.exemptBy': 'article';
  'paper.reverse': 'article';
  'paper.corrects': 'number';
  'paper.substitutes': 'net' | 'number' | 'vat';
  'paper.replaces': 'number';
  'paper.onBehalf': 'house';
  'paper.page': 'of' | 'page';
  download: 'number';
  downloadedText: 'name';
  corrects: 'number';
  replaces: 'number';
  code: 'number';
  correctNumber: 'number';
  correctAtDesk: 'email';
  issuedOn: 'date';
  vatOf: 'amount';
  'paper.cancelled': 'date';
  cancelledOn: 'date';
  cancelNumber: 'number';
  cancelTitle: 'number';
  cancelSure: 'number';
};

export const messages = defineMessages<typeof en, Asked>({ en, es });
