import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { countryName } from '../country-name.ts';
import type { billCountries } from '../europe.ts';
import { billFacts } from '../facts.ts';
import { messages } from '../messages.ts';

export type BillDraft = Texts<'name' | 'taxNumber' | 'street' | 'postalCode' | 'town'> & {
  readonly country: (typeof billCountries)[number];
};

/** Whom an invoice is to name. */
export const billTable: FormTable<BillDraft, WordsOf<typeof messages>> = {
  facts: billFacts,
  words: messages,
  fields: {
    name: { hint: 'nameHint', fills: 'name', width: 'full' },
    taxNumber: { hint: 'taxNumberHint', width: 'full', faults: { refused: 'taxNumberWrong' } },
    street: { fills: 'street-address', width: 'full' },
    postalCode: { fills: 'postal-code', width: 'third' },
    town: { fills: 'address-level2', width: 'third' },
    country: {
      fills: 'country',
      width: 'third',
      choices: countryName,
      isSorted: true,
    },
  },
};
