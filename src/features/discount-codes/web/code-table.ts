import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { discountCodeFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { codeReaches, discountUnits, type CodeReach, type DiscountUnit } from '../rules.ts';

export type CodeDraft = Texts<'word' | 'value' | 'limit' | 'until'> & {
  readonly unit: DiscountUnit;
  readonly goodFor: CodeReach;
};

const isUnit = (value: string): value is DiscountUnit => discountUnits.some((unit) => unit === value);

const isReach = (value: string): value is CodeReach => codeReaches.some((reach) => reach === value);

/** The form of a code that can be good for these: where it is one event in any case nothing is asked. */
export const codeTable = (reaches: readonly CodeReach[]): FormTable<CodeDraft, WordsOf<typeof messages>> => ({
  facts: discountCodeFacts,
  words: messages,
  fields: {
    word: { required: false, fills: 'off', hint: 'wordHint', faults: { refused: 'wordWrong' }, width: 'half' },
    unit: {
      start: 'percent',
      choices: (value, language) => (isUnit(value) ? messages[language][`unit.${value}`] : value),
      width: 'half',
    },
    goodFor: {
      start: 'event',
      choices: (value, language) => (isReach(value) ? messages[language][`goodFor.${value}`] : value),
      hint: 'goodForHint',
      offers: reaches,
      width: 'half',
      shows: () => reaches.length > 1,
    },
    value: { hint: 'valueHint', faults: { refused: 'valueWrong' }, width: 'half' },
    limit: { required: false, hint: 'limitHint', width: 'half' },
    until: { required: false, label: 'lastDay', hint: 'lastDayHint', width: 'half' },
  },
});
