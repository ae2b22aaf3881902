/** Rows as the text of a CSV file, the way spreadsheets of its readers' language open it (RFC 4180). */
import { stringify } from 'csv-stringify/sync';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';

/** A cell that a spreadsheet can only read as text or number: what would begin a formula is led by an apostrophe (OWASP, CSV Injection). */
function safe(cell: string): string {
  const isNumber = /^-?\d+(?:[.,]\d+)?$/.test(cell);
  return !isNumber && /^[\s\p{Cf}]*[=+\-@\t\r|＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
}

/** A figure with the language's decimal sign and none between its thousands: a file is read by programs too. */
export function csvFigure(figure: number, language: Language, places?: number): string {
  const text = places === undefined ? String(figure) : figure.toFixed(places);
  return text.replace('.', locales[language].decimal);
}

/** Rows of a file; its first ones begin with the byte order mark by which spreadsheets know UTF-8. */
export function csvText(rows: readonly (readonly string[])[], language: Language, isBeginning: boolean): string {
  return stringify(
    rows.map((row) => row.map(safe)),
    {
      delimiter: locales[language].csvDelimiter,
      record_delimiter: 'windows',
      bom: isBeginning,
      // With two signs at the end of a line the library lets either alone pass, which ends a row for spreadsheets.
      quoted_match: /[\n\r]/,
    },
  );
}
