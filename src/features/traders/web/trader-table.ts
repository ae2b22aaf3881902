import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import { countryName } from '#market/vat/country-name.ts';
import type { Trader } from '../contract.ts';
import { houseFacts, traderFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import { traderKinds, type traderCountries, type TraderKind } from '../rules.ts';

type Country = (typeof traderCountries)[number];
const written = [
  'name',
  'birthDate',
  'street',
  'postalCode',
  'town',
  'taxNumber',
  'register',
  'email',
  'phone',
] as const;

export type TraderDraft = Texts<(typeof written)[number]> & { readonly kind: TraderKind; readonly country: Country };

const isKind = (value: string): value is TraderKind => traderKinds.some((kind) => kind === value);

/** The form of the seller; what a person has and what a company has take turns in one place (traders.module.css). */
export const traderTable: FormTable<TraderDraft, WordsOf<typeof messages>> = {
  facts: traderFacts,
  words: messages,
  fields: {
    kind: {
      hint: 'kindHint',
      width: 'half',
      choices: (value, language) => (isKind(value) ? messages[language][`kind.${value}`] : value),
    },
    name: { hint: 'nameHint', fills: 'name', width: 'half' },
    birthDate: { hint: 'birthDateHint', required: false, width: 'half', faults: { refused: 'birthDateWrong' } },
    register: { hint: 'registerHint', required: false, width: 'half', faults: { refused: 'registerWrong' } },
    taxNumber: { hint: 'taxNumberHint', width: 'half', faults: { refused: 'taxNumberWrong' } },
    street: { fills: 'street-address', width: 'full' },
    postalCode: { fills: 'postal-code', width: 'third' },
    town: { fills: 'address-level2', width: 'third' },
    country: {
      fills: 'country',
      width: 'third',
      choices: countryName,
      isSorted: true,
    },
    email: { fills: 'email', width: 'half' },
    phone: { fills: 'tel', width: 'half' },
  },
};

/** The same of the house, which is no private person. */
export const houseTable: typeof traderTable = { ...traderTable, facts: houseFacts };

/** What the form begins with: what was said last time. */
export const draftOfTrader = (trader: Pick<Trader, keyof TraderDraft>): TraderDraft => ({
  kind: trader.kind,
  country: trader.country,
  ...(Object.fromEntries(written.map((name) => [name, trader[name] ?? ''])) as Texts<(typeof written)[number]>),
});
