/** What a change of a listing changes, field by field, in the words of its form (issue 16). */
import { diffArrays, diffWords } from 'diff';
import { inLine } from '#kit/shared/bidi.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { titleOfLanguage } from '#kit/shared/languages/names.ts';
import { inLanguage, writtenLanguages, type Localized } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import type { ListingPhoto } from '#kit/shared/photo.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import type { FormTable, Look } from '#kit/web/form/form-table.ts';
import { draftOf, fieldsOf, type TableField } from '#kit/web/form/form-values.ts';
import { lookOf } from '#kit/web/form/look.ts';
import { changedShare, isSame, maxTextChange, type EditedFields } from '../../edit-rules.ts';
import type { Interval } from '../fields/hours-kind.ts';
import { messages } from './messages.ts';

/** A piece of a text that stayed, was taken away or put in. */
export type Piece = { readonly state: 'same' | 'removed' | 'added'; readonly text: string };
type ChangedPhoto = { readonly photo: ListingPhoto; readonly state: Piece['state'] };

/** One field; `inLanguage` where it is written in several. */
export type ChangedField = {
  readonly name: string;
  /** The fields of the contract it stands for. */
  readonly of: readonly string[];
  readonly label: string;
  readonly inLanguage?: string | undefined;
  readonly pieces?: readonly Piece[];
  readonly photos?: readonly ChangedPhoto[];
};

type Side = { readonly before: unknown; readonly after: unknown };

/** Whose eyes it is for: their language, and what is said of something that is so, or is not. */
type Reader = { readonly language: Language; readonly yes: string; readonly no: string };

/** What a form knows of the changes of what is written in it. */
export type ToldChanges = {
  /** The labels of the fields at these paths, as the form has them; of photos that are there, that their words are missing. */
  readonly labels: (paths: readonly string[], language: Language) => string[];
  /** The same of what is still missing: a link stands in for a photo that nobody has, so a photo is what is asked for. */
  readonly gaps: (paths: readonly string[], language: Language) => string[];
  /** The fields of a change in the order of the form, each with what was and what shall be. */
  readonly fields: (before: EditedFields, after: EditedFields, reader: Reader) => ChangedField[];
  /** What is written in it, without what is empty: for whoever reads and writes nothing. */
  readonly written: (fields: EditedFields, reader: Reader) => ChangedField[];
};

/** The changes of what is written in this form. */
export const changesIn = <V>(table: FormTable<V>): ToldChanges => ({
  labels: (paths, language) => labelsOf(table, paths, language),
  gaps: (paths, language) => {
    const others = labelsOf(
      table,
      paths.filter((path) => path !== 'imageUrl'),
      language,
    );
    return paths.includes('imageUrl') ? [...others, wordsOf(messages, language)('aPhoto')] : others;
  },
  fields: (before, after, reader) => differenceOf(table, before, after, reader),
  written: (fields, reader) => writtenIn(table, fields, reader),
});

/** How it stands is told by its pill; what the desk's form does not show is not told either. */
function writtenIn<V>(table: FormTable<V>, fields: EditedFields, reader: Reader): ChangedField[] {
  const about = { values: draftOf(table, fields), isOwner: false };
  const hidden = new Set<string>(
    fieldsOf(table)
      .filter(({ name, entry }) => name === 'status' || entry.shows?.(about) === false)
      .map(({ name }) => name),
  );
  return differenceOf(table, {}, fields, reader)
    .filter(({ name }) => !hidden.has(name))
    .flatMap(asItStands);
}

/** As if it had always been so; nothing of what is empty. */
function asItStands({ pieces = [], photos = [], ...field }: ChangedField): ChangedField[] {
  const state = 'same' as const;
  if (photos.length > 0) return [{ ...field, photos: photos.map(({ photo }) => ({ photo, state })) }];
  return pieces.length > 0 ? [{ ...field, pieces: pieces.map(({ text }) => ({ text, state })) }] : [];
}

function labelsOf<V>(table: FormTable<V>, paths: readonly string[], language: Language): string[] {
  const names = paths.map((path) => path.split('.')[0] ?? path);
  return changedIn(table, names).map((field) =>
    field.name === 'photos' && !paths.includes('photos')
      ? wordsOf(messages, language)('photoWords')
      : labelOf(table, field, {}, language),
  );
}

function differenceOf<V>(
  table: FormTable<V>,
  before: EditedFields,
  after: EditedFields,
  reader: Reader,
): ChangedField[] {
  const { language } = reader;
  return changedIn(table, Object.keys(after)).flatMap((field): ChangedField[] => {
    const { name, kind } = field;
    const look = lookAt(table, field, after, language);
    const one = { name, of: kind.of ?? [name], label: look.label || name };
    const of = (fields: EditedFields) => (kind.of ? kind.of.map((part) => fields[part]) : fields[name]);
    const side = { before: of(before), after: of(after) };
    if (name === 'photos') return [{ ...one, photos: photosOf(side) }];
    if (field.fact.kind === 'bilingual' || field.fact.kind === 'bilingualList') return inEach(one, side, language);
    const say = (value: unknown) => sayOf(field, value, look, reader);
    return [{ ...one, pieces: piecesOf(say(side.before), say(side.after), isProse(field)) }];
  });
}

const changedIn = <V>(table: FormTable<V>, names: readonly string[]) =>
  fieldsOf(table).filter(({ name, kind }) => (kind.of ?? [name]).some((part) => names.includes(part)));

const lookAt = <V>(table: FormTable<V>, field: TableField<V>, fields: EditedFields, language: Language) =>
  lookOf(field, table, { values: draftOf(table, fields), isOwner: false }, language, false);

const labelOf = <V>(table: FormTable<V>, field: TableField<V>, fields: EditedFields, language: Language) =>
  lookAt(table, field, fields, language).label;

const isProse = <V>({ fact, kind }: TableField<V>) =>
  kind.of === undefined && ['line', 'text', 'list'].includes(fact.kind);

/** The words of a text that is still the same one; of another text, and of anything else, the one value and the other. */
function piecesOf(before: string, after: string, isText: boolean): Piece[] {
  if (!isText || changedShare(before, after) >= maxTextChange)
    return [
      { state: 'removed' as const, text: before },
      { state: 'added' as const, text: after },
    ].filter(({ text }) => text !== '');
  return diffWords(before, after).map(({ value, added, removed }) => ({
    state: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function inEach(
  one: Pick<ChangedField, 'name' | 'of' | 'label'>,
  { before, after }: Side,
  language: Language,
): ChangedField[] {
  const written = (value: unknown, tongue: Language) => linesOf((value as Record<string, unknown> | null)?.[tongue]);
  return writtenLanguages
    .filter((tongue) => !isSame(written(before, tongue), written(after, tongue)))
    .map((tongue) => ({
      ...one,
      inLanguage: titleOfLanguage(tongue, language),
      pieces: piecesOf(written(before, tongue), written(after, tongue), true),
    }));
}

const linesOf = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : '';

/** Photos in their new order, those that were taken away where they stood. */
function photosOf({ before, after }: Side): ChangedPhoto[] {
  const [was, is] = [before, after].map((value) => (value ?? []) as ListingPhoto[]) as [ListingPhoto[], ListingPhoto[]];
  return diffArrays(was, is, { comparator: ({ id }, other) => id === other.id }).flatMap(({ value, added, removed }) =>
    value.map((photo) => ({ photo, state: added ? 'added' : removed ? 'removed' : 'same' }) as const),
  );
}

/** A value as visitors or owners read it; nothing for none. */
function sayOf<V>({ name, fact, kind }: TableField<V>, value: unknown, look: Look, reader: Reader): string {
  const { language, yes, no } = reader;
  // Of a place perhaps one of its figures alone was changed.
  if (kind.of) return (value as unknown[]).filter(Number.isFinite).join(', ');
  if (value === null || value === undefined || value === '') return '';
  if (name === 'openingHours') return hoursInWords(value, language);
  if (name === 'openingExceptions') return exceptionsInWords(value, language);
  if (fact.kind === 'price') return formatPrice(String(value), language);
  if (fact.kind === 'date') return formatDate(String(value), 'long', language);
  const nameOf = (one: unknown) => look.options.find((option) => option.value === one)?.label ?? String(one);
  if (fact.kind === 'choice') return nameOf(value);
  if (fact.kind === 'list' && fact.options) return (value as unknown[]).map(nameOf).join(', ');
  if (fact.kind === 'flag') return value === true ? yes : no;
  return Array.isArray(value) ? linesOf(value) : String(value);
}

/** One line for each time it opens. */
const hoursInWords = (value: unknown, language: Language) =>
  (value as readonly Interval[])
    .map(({ days, opens, closes }) => {
      const names = days.map((day) => formatDate(`2026-06-0${day + 1}`, 'weekday', language));
      return `${names.join(', ')} ${opens}–${closes}`;
    })
    .join('\n');

type Exception = { from: string; until: string; spans: readonly Pick<Interval, 'opens' | 'closes'>[]; note: Localized };

/** One line for each of its dates; a cross is closed. */
const exceptionsInWords = (value: unknown, language: Language) =>
  (value as readonly Exception[])
    .map(({ from, until, spans, note }) => {
      const [first, last] = [from, until].map((date) => formatDate(date, 'long', language));
      const dates = first === last ? first : `${first} – ${last}`;
      const times = spans.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || '×';
      return inLine([`${dates} ${times}`, inLanguage(note, language)]);
    })
    .join('\n');
