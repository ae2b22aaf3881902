import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { discountCodeFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { discountUnits, type DiscountUnit } from '../rules.ts';

export type CodeDraft = Texts<'word' | 'value' | 'most' | 'until'> & { readonly unit: DiscountUnit };

const isUnit = (value: string): value is DiscountUnit => discountUnits.some((unit) => unit === value);

/** The form of a code. */
export const codeTable: FormTable<CodeDraft, WordsOf<typeof messages>> = {
  facts: discountCodeFacts,
  words: messages,
  fields: {
    word: { required: false, fills: 'off', hint: 'wordHint', faults: { refused: 'wordWrong' }, width: 'half' },
    unit: {
      start: 'percent',
      choices: (value, language) => (isUnit(value) ? messages[language][`unit.${value}`] : value),
      width: 'half',
    },
    value: { hint: 'valueHint', faults: { refused: 'valueWrong' }, width: 'third' },
    most: { required: false, hint: 'mostHint', width: 'third' },
    until: { required: false, label: 'lastDay', hint: 'lastDayHint', width: 'third' },
  },
};
