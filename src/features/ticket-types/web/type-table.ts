import { writtenFor, type Localized, type WrittenLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { TicketTypeRecord, TicketTypeRecords } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { regularFacts, ticketTypeFacts } from '../facts.ts';

type Names = 'nameEn' | 'nameEs';
type Descriptions = 'descriptionEn' | 'descriptionEs';
type Bounds = 'limit' | 'soldFrom' | 'soldUntil' | 'each';
export type TypeDraft = Texts<Names | Descriptions | 'price' | Bounds>;
export type RegularDraft = Texts<Names | Bounds>;

type DeskWords = WordsOf<typeof messages>;

const nameIn: Record<WrittenLanguage, Names> = { en: 'nameEn', es: 'nameEs' };
const descriptionIn: Record<WrittenLanguage, Descriptions> = { en: 'descriptionEn', es: 'descriptionEs' };

/** Both languages of a text, the reader's first, as in every other form. */
function inBoth<V, N extends keyof V & string>(
  of: Record<WrittenLanguage, N>,
  reader: Language,
  entry: (other: N, isFirst: boolean) => FormTable<V, DeskWords>['fields'][N],
): Pick<FormTable<V, DeskWords>['fields'], N> {
  const names = writtenFor(reader).map((language) => of[language]);
  const entries = names.map((name, place) => [name, entry(names[1 - place] ?? name, place === 0)]);
  return Object.fromEntries(entries) as Pick<FormTable<V, DeskWords>['fields'], N>;
}

/** The form of a ticket type: one of the two names will do, and what is missing is said at the first. */
export const typeTableFor = (reader: Language): FormTable<TypeDraft, DeskWords> => ({
  facts: ticketTypeFacts,
  words: messages,
  fields: {
    ...inBoth<TypeDraft, Names>(nameIn, reader, (unless, isFirst) => ({
      ...(isFirst ? { required: true, unless, isMarked: false } : { required: false }),
      hint: 'nameHint',
      width: 'half',
    })),
    ...inBoth<TypeDraft, Descriptions>(descriptionIn, reader, () => ({
      required: false,
      hint: 'descriptionHint',
      width: 'half',
    })),
    price: { hint: 'priceHint', faults: { refused: 'priceWrong' }, width: 'half' },
    limit: { required: false, hint: 'limitHint', faults: { refused: 'limitWrong' }, width: 'half' },
    soldFrom: { required: false, hint: 'soldFromHint', width: 'half' },
    soldUntil: { required: false, hint: 'soldUntilHint', faults: { refused: 'soldUntilWrong' }, width: 'half' },
    each: { required: false, hint: 'eachHint', width: 'half' },
  },
});

/** The form of the regular ticket. */
export const regularTableFor = (reader: Language): FormTable<RegularDraft, DeskWords> => ({
  facts: regularFacts,
  words: messages,
  fields: {
    ...inBoth<RegularDraft, Names>(nameIn, reader, () => ({ required: false, width: 'half' })),
    limit: { required: false, hint: 'limitHint', faults: { refused: 'limitWrong' }, width: 'half' },
    each: { required: false, hint: 'eachHint', width: 'half' },
    soldFrom: { required: false, hint: 'soldFromHint', width: 'half' },
    soldUntil: { required: false, hint: 'soldUntilHint', faults: { refused: 'soldUntilWrong' }, width: 'half' },
  },
});

/** A text in the languages in which something was written. */
export const textOf = (en: string, es: string): Localized => ({ ...(en && { en }), ...(es && { es }) });

/** What the form of one that is there begins with. */
export const typeDraftOf = (type: TicketTypeRecord): TypeDraft => ({
  nameEn: type.name.en ?? '',
  nameEs: type.name.es ?? '',
  descriptionEn: type.description.en ?? '',
  descriptionEs: type.description.es ?? '',
  price: type.price,
  limit: type.limit === null ? '' : String(type.limit),
  soldFrom: type.soldFrom ?? '',
  soldUntil: type.soldUntil ?? '',
  each: type.each === null ? '' : String(type.each),
});

/** The same of the regular ticket. */
export const regularDraftOf = (regular: TicketTypeRecords['regular']): RegularDraft => ({
  nameEn: regular.name.en ?? '',
  nameEs: regular.name.es ?? '',
  limit: regular.limit === null ? '' : String(regular.limit),
  soldFrom: regular.soldFrom ?? '',
  soldUntil: regular.soldUntil ?? '',
  each: regular.each === null ? '' : String(regular.each),
});
