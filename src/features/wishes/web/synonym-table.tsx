import type { BodyInputOf } from '#kit/shared/endpoint.ts';
import type { Language } from '#kit/shared/messages.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { endpoints } from '../contract.ts';
import { synonymFacts } from '../facts.ts';
import { messages } from '../messages.ts';
import type { SynonymLanguage } from '../rules.ts';

/** Says a category such as `rentals/bike` in words; the page knows the rooms. */
export type NameOfCategory = (category: string, language: Language) => string;

export type SynonymDraft = Texts<'words' | 'meaning' | 'category'> & { readonly language: SynonymLanguage };
export type SynonymBody = BodyInputOf<(typeof endpoints)['POST /api/admin/search-synonyms']>;

/** The fields of a synonym, in their order. */
export const synonymTable = (nameOf: NameOfCategory): FormTable<SynonymDraft, WordsOf<typeof messages>> => ({
  facts: synonymFacts,
  words: messages,
  fields: {
    words: { width: 'full', fills: 'off', hint: 'wordsHint' },
    meaning: { width: 'full', fills: 'off', hint: 'meaningHint' },
    category: { choices: nameOf, none: 'noCategory' },
    language: {
      required: false,
      hint: 'languageHint',
      choices: (value, language) =>
        value === 'all' ? messages[language]['language.all'] : titleOfLanguage(value, language),
    },
  },
});
