/** How a form holds, reads, checks and shows each kind of field that a contract can have. */
import { faultIn, isLink, type Fault } from '#kit/shared/field-checks.ts';
import type { Fact, FactKind, Facts } from '#kit/shared/field-facts.ts';
import { inLanguage, listInLanguage, type Localized, type LocalizedList } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { centsOf, priceOf } from '#kit/shared/money.ts';
import { shownPhone } from '#kit/shared/shown-phone.ts';
import { typedLink } from '#kit/shared/typed-link.ts';
import { typedPrice } from '#kit/shared/typed-price.ts';
import * as text from './text-values.ts';

/** `D` is what the form holds. What the contract takes and gives is known to the contract alone: here it is `unknown`. */
export type FieldKind<D> = {
  /** What the form begins with: what is stored, or what the contract says of something new. */
  draft(stored: unknown): D;
  /** What is sent. `before` is what was stored. */
  read(draft: D, fact: Fact, before: unknown): unknown;
  /** What a public card shows of it while it is written. */
  shown(draft: D, fact: Fact, language: Language, before: unknown): unknown;
  /** What is wrong with something that was written. */
  fault?(draft: D, fact: Fact, facts: Facts): Fault | undefined;
  /** What is wrong with the entries of a list, by their place. */
  faultsOfParts?(draft: D): readonly (readonly [number, Fault])[];
  /** The fields of the contract it stands for, where that is not one of its own name. */
  readonly of?: readonly string[];
};

const blanks = { text: '', null: null, none: undefined } as const;
/** Nothing, as the contract wants it said. */
const blankOf = ({ blank }: Fact) => (blank === undefined ? '' : blanks[blank]);

const written: FieldKind<string> = {
  draft: (stored) => (stored as string | null | undefined) ?? '',
  read: (typed, fact) => typed.trim() || blankOf(fact),
  shown: (typed, { blank }) => typed || (blank === 'null' ? null : ''),
  fault: faultIn,
};

/** Kept in one form, shown in another. */
const phone: FieldKind<string> = {
  ...written,
  draft: (stored) => shownPhone((stored as string | null | undefined) ?? ''),
};

const counted: FieldKind<string> = {
  draft: (stored) => String((stored as number | null | undefined) ?? ''),
  read: (typed, fact) => (typed.trim() === '' ? blankOf(fact) : Number(typed)),
  shown: (typed) => (typed.trim() === '' ? null : Number(typed)),
  fault: faultIn,
};

const price: FieldKind<string> = {
  ...written,
  draft: (stored) => (typeof stored === 'string' ? text.priceText(stored) : ''),
  read: (typed, fact) => typedPrice(typed) || blankOf(fact),
  shown: (typed) => {
    const cents = centsOf(typedPrice(typed));
    return cents === undefined ? null : priceOf(cents);
  },
};

const link: FieldKind<string> = { ...written, read: (typed, fact) => typedLink(typed.trim()) || blankOf(fact) };

/** Spaces are part of it. */
const password: FieldKind<string> = { ...written, read: (typed, fact) => (typed === '' ? blankOf(fact) : typed) };

const choice: FieldKind<string> = { ...written, fault: () => undefined };

const flag: FieldKind<boolean> = {
  draft: (stored) => stored === true,
  read: (isSet) => isSet,
  shown: (isSet) => isSet,
};

const bilingual: FieldKind<text.Bilingual> = {
  draft: (stored) => text.bilingual(stored as Localized | undefined),
  read: text.localizedOf,
  shown: (typed, _fact, language) => inLanguage(text.localizedOf(typed), language),
};

const bilingualList: FieldKind<text.Bilingual> = {
  draft: (stored) => text.bilingualLines(stored as LocalizedList | undefined),
  read: (lines, _fact, before) => text.localizedLists(lines, before as LocalizedList | undefined),
  shown: (lines, _fact, language, before) =>
    listInLanguage(text.localizedLists(lines, before as LocalizedList | undefined), language),
};

const listed = (line: string, before: unknown) => text.listOf(line, before as readonly string[] | undefined);
const list: FieldKind<string> = {
  draft: (stored) => text.lineOf(stored as readonly string[] | undefined),
  read: (line, _fact, before) => listed(line, before),
  shown: (line, _fact, _language, before) => listed(line, before),
  fault: (line, { each }) => (each !== 'link' || text.listOf(line).every(isLink) ? undefined : 'link'),
};

/** Entries that are more than a text: a field of its own writes them, as they are. */
const parts: FieldKind<readonly unknown[]> = {
  draft: (stored) => (stored as readonly unknown[] | undefined) ?? [],
  read: (entries) => entries,
  shown: (entries) => entries,
};

/** By what the contract says it is. */
export const fieldKinds = {
  line: written,
  text: written,
  email: written,
  phone,
  link,
  date: written,
  time: written,
  password,
  price,
  whole: counted,
  number: counted,
  choice,
  flag,
  bilingual,
  bilingualList,
  list,
  parts,
} as const satisfies Readonly<Record<FactKind, FieldKind<never> | FieldKind<unknown>>>;
