import type { Localized } from '#kit/shared/localized.ts';
import type { FormTable, WordsOf } from '#kit/web/form/form-table.ts';
import type { Texts } from '#kit/web/form/use-form.ts';
import type { TicketTypeRecord, TicketTypeRecords } from '../contract.ts';
import { messages } from '../desk-messages.ts';
import { regularFacts, ticketTypeFacts } from '../facts.ts';

type Names = 'nameEn' | 'nameEs';
type Bounds = 'limit' | 'soldFrom' | 'soldUntil' | 'each';
export type TypeDraft = Texts<Names | 'descriptionEn' | 'descriptionEs' | 'price' | Bounds>;
export type RegularDraft = Texts<Names | Bounds>;

type DeskWords = WordsOf<typeof messages>;

/** The form of a ticket type. */
export const typeTable: FormTable<TypeDraft, DeskWords> = {
  facts: ticketTypeFacts,
  words: messages,
  fields: {
    nameEn: { required: true, unless: 'nameEs', isMarked: false, hint: 'nameHint', width: 'half' },
    nameEs: { required: false, hint: 'nameHint', width: 'half' },
    descriptionEn: { required: false, hint: 'descriptionHint', width: 'half' },
    descriptionEs: { required: false, hint: 'descriptionHint', width: 'half' },
    price: { hint: 'priceHint', faults: { refused: 'priceWrong' }, width: 'half' },
    limit: { required: false, hint: 'limitHint', faults: { refused: 'limitWrong' }, width: 'half' },
    soldFrom: { required: false, hint: 'soldFromHint', width: 'half' },
    soldUntil: { required: false, hint: 'soldUntilHint', faults: { refused: 'soldUntilWrong' }, width: 'half' },
    each: { required: false, hint: 'eachHint', width: 'half' },
  },
};

/** The form of the regular ticket. */
export const regularTable: FormTable<RegularDraft, DeskWords> = {
  facts: regularFacts,
  words: messages,
  fields: {
    nameEn: { required: false, width: 'half' },
    nameEs: { required: false, width: 'half' },
    limit: { required: false, hint: 'limitHint', faults: { refused: 'limitWrong' }, width: 'half' },
    each: { required: false, hint: 'eachHint', width: 'half' },
    soldFrom: { required: false, hint: 'soldFromHint', width: 'half' },
    soldUntil: { required: false, hint: 'soldUntilHint', faults: { refused: 'soldUntilWrong' }, width: 'half' },
  },
};

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
