/** One line of a file becomes a listing, or says why not. */
import { and, ne, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { messages as problemWords } from '#kit/server/problems/messages.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { FaultOfLine } from '../contract.ts';
import { inputOf } from './cells.ts';
import { columnsOf, writtenAs, type FileColumn } from './columns.ts';
import { faultAt, faultsOf } from './faults.ts';

type Cells = Readonly<Record<string, string>>;
export type Tried = { readonly id: string } | { readonly faults: readonly FaultOfLine[] };

/** What a listing is called in a line, in any language. */
export const titleIn = (cells: Cells): string => namesIn(cells)[0] ?? '';

/** What two lines of one thing have in common: its name, where it is and when. */
export const sameAs = (cells: Cells): string =>
  JSON.stringify(
    [titleIn(cells), cells['address'], cells['date'], cells['time']].map((text = '') => text.toLowerCase()),
  );

export function lineMaker(kind: ServerKind, language: Language) {
  const columns = columnsOf(kind);
  const written = writtenAs(kind);

  /** Makes the listing of a line; what its contract or a rule of its room refuses is told and changes nothing. */
  return async (db: Db, cells: Cells, by: By): Promise<Tried> => {
    const input = written.safeParse(inputOf(cells, columns));
    if (!input.success) return { faults: faultsOf(input.error.issues, cells, columns) };
    try {
      return await db.transaction((db) => kind.create(db, input.data as never, language, by));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { faults: refusals(error, cells, columns, language) };
    }
  };
}

/** What a room refuses, at the cells that it names. */
export function refusals(
  problem: Problem,
  cells: Cells,
  columns: readonly FileColumn[],
  language: Language,
): FaultOfLine[] {
  const rule = problemWords[language][`${problem.code}_meaning`] ?? problem.message;
  const named = columns.filter(({ field }) => problem.fields.some(({ path }) => path.split('.')[0] === field));
  if (named.length === 0) return [{ column: null, fault: 'rule', said: '', rule }];
  return named.map((column) => ({ ...faultAt(column, cells), fault: 'rule' as const, rule }));
}

/**
 * Which of these lines are there already: one of the kind, not withdrawn, has the name at the address; of what has a date,
 * on that day. One question for all of them.
 */
export async function knownAmong<L extends { readonly cells: Cells }>(
  db: Db,
  { table, titles, pin }: ServerKind,
  lines: readonly L[],
): Promise<ReadonlySet<L>> {
  const addresses = lines.map(({ cells }) => (cells['address'] ?? '').toLowerCase());
  const names = sql.join([...titles(languages[0])], sql`, `);
  const rows = await db
    .select({
      names: sql<(string | null)[]>`array[${names}]`,
      address: sql<string>`${table.address}`,
      date: pin?.date ? sql<string | null>`${pin.date}::text` : sql<null>`null`,
    })
    .from(table)
    .where(and(ne(table.status, 'withdrawn'), sql`lower(${table.address}) = any(${sql.param(addresses)}::text[])`));
  const there = new Set(rows.flatMap(({ names, ...at }) => names.map((name) => placed({ ...at, name: name ?? '' }))));
  return new Set(lines.filter(({ cells }) => namesIn(cells).some((name) => there.has(placed({ ...cells, name })))));
}

const placed = ({ name = '', address = '', date }: { name?: string; address?: string; date?: string | null }) =>
  JSON.stringify([name, address, date ?? ''].map((text) => text.toLowerCase()));

const namesIn = (cells: Cells) => ['title_en', 'title_es', 'name'].flatMap((column) => cells[column] || []);
