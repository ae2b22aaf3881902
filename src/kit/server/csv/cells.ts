import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Column } from './columns.ts';
import { csvFigure } from './write.ts';

/** What the files of a house are written with: its words and its clock. */
export type CsvWords = {
  /** The name of a column, by its path in an entry: `owner.name`. */
  readonly head: (path: string, language: Language) => string;
  /** One of a closed set, in a column by its path: as the screens call it. */
  readonly choice: (path: string, code: string, language: Language) => string;
  /** Yes or no. */
  readonly flag: (flag: boolean, language: Language) => string;
  /** An instant as the house's clock showed it: `2026-08-21 20:30`, which every spreadsheet reads as one. */
  readonly instant: (at: Date) => string;
};

type Entry = Readonly<Record<string, unknown>>;

/** One value of an entry, as its cell; what is not known is empty. */
export function cellOf({ path, kind, codes }: Column, entry: Entry, language: Language, words: CsvWords): string {
  const value = path.reduce<unknown>((inner, name) => (inner as Entry | null | undefined)?.[name], entry);
  if (value === null || value === undefined) return '';
  const said = (code: unknown) => words.choice(path.join('.'), String(code), language);
  switch (kind) {
    case 'number':
      return csvFigure(Number(value), language);
    case 'cents':
      return csvFigure(Number(value) / 100, language, 2);
    case 'price':
      return csvFigure(Number(value), language, 2);
    case 'instant':
      return words.instant(new Date(String(value)));
    case 'flag':
      return words.flag(Boolean(value), language);
    case 'words':
      return inLanguage(value, language);
    case 'code':
      return said(value);
    case 'list':
      return (value as unknown[]).map((one) => (codes ? said(one) : one)).join(', ');
    default:
      return value as string;
  }
}
