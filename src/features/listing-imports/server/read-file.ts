/** The text of a CSV file as lines of cells (RFC 4180), as spreadsheets of Spain and of elsewhere save it. */
import { CsvError, parse } from 'csv-parse/sync';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { maxCellLength, maxLines } from '../rules.ts';

export type FileLine = {
  /** As an editor counts: of a line that takes several, the first. */
  readonly line: number;
  /** By the name of the column, trimmed. */
  readonly cells: Readonly<Record<string, string>>;
};

const refused = (message: string) => invalidField('file', message, 'The file is not acceptable.');

/** Spreadsheets on Windows save in its own letters where nobody asks for UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the cells: of the signs that do somewhere, the one that the heads have most of. */
function delimiterOf(text: string): string {
  const heads = text.slice(0, text.search(/\r|\n|$/));
  const signs = [',', ';', '\t'];
  return signs.reduce((best, sign) => (heads.split(sign).length > heads.split(best).length ? sign : best));
}

/** Our own files lead what would begin a formula with an apostrophe. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[\s\p{Cf}]*[=+\-@|＝＋－＠])/u, '');

/** How many lines of the file a record takes: a cell may hold several. */
const linesOf = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 1);

/**
 * The lines of a file that say something. Refuses 422 at `file`: what is no CSV (with the line), a head that is not among
 * `known` or stands twice, no line, more than 5,000.
 */
export function readLines(bytes: Uint8Array, known: ReadonlySet<string>): FileLine[] {
  const text = textOf(bytes);
  if (text.includes('\u0000')) throw refused('Is no text file: save it as CSV');
  let read: readonly (readonly string[])[];
  try {
    read = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(`Line ${String(error['lines'] ?? '?')} can’t be read: a quotation mark is not closed`);
  }
  const [first, ...rest] = read;
  const spelled = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const heads = (first ?? []).map((head) => spelled.get(head.trim().toLowerCase()) ?? head.trim());
  requireHeads(heads, known);
  // The library counts a break of Windows inside a cell as two lines.
  let next = 1 + linesOf(first ?? []);
  const lines = rest.map((record) => {
    const line = next;
    next += linesOf(record);
    const cells = heads.map((head, i) => [head, plain(record[i] ?? '').slice(0, maxCellLength)]);
    return { line, cells: Object.fromEntries(cells) as FileLine['cells'] };
  });
  const told = lines.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
  if (told.length === 0) throw refused('Has no line besides the heads');
  if (told.length > maxLines) throw refused(`Has ${told.length} lines: at most ${maxLines}`);
  return told;
}

function requireHeads(heads: readonly string[], known: ReadonlySet<string>): void {
  const strange = heads.filter((head) => !known.has(head));
  if (strange.length > 0) throw refused(`Columns that are not known: ${strange.slice(0, 10).join(', ').slice(0, 300)}`);
  const twice = heads.find((head, i) => heads.indexOf(head) < i);
  if (twice !== undefined) throw refused(`The column ${twice} stands twice`);
}
