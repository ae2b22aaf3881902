/** Lines of a file become listings, or say why not. */
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
import { faultAt, faultOfSeason, faultsOf } from './faults.ts';
import { isSeasons } from './seasons-text.ts';
import { listingImportLines as lines } from './table.ts';

type Cells = Readonly<Record<string, string>>;
export type Tried = { readonly id: string } | { readonly faults: readonly FaultOfLine[] };

/** What a listing is called in a line, in any language. */
export const titleIn = (cells: Cells): string => namesIn(cells)[0] ?? '';

const namesIn = (cells: Cells) => ['title_en', 'title_es', 'name'].flatMap((column) => cells[column] || []);

/** What two lines of one thing have in common: one of its names, where it is and when. */
export const sameAs = (cells: Cells): string[] =>
  namesIn(cells).map((name) => keyOf(name, cells['address'], cells['date'], cells['time']));

const keyOf = (...said: readonly (string | null | undefined)[]) =>
  JSON.stringify(said.map((text) => (text ?? '').toLowerCase()));

export function linesMaker(kind: ServerKind, language: Language) {
  const columns = columnsOf(kind);
  const written = writtenAs(kind);

  /** Makes the listings of lines, in their order; what its contract or a rule of its room refuses is told and changes nothing. */
  return async (db: Db, some: readonly Cells[], by: By): Promise<Tried[]> => {
    const parsed = some.map((cells) => written.safeParse(inputOf(cells, columns)));
    const inputs = parsed.flatMap((one) => (one.success ? [one.data as never] : []));
    const made = (await kind.createMany(db, inputs, by)).values();
    return some.map((cells, i): Tried => {
      const issues = parsed[i]?.error?.issues;
      if (issues) return { faults: faultsOf(issues, cells, columns) };
      const one = made.next().value;
      return one instanceof Problem ? { faults: refusals(one, cells, columns, language) } : { id: String(one) };
    });
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
  return named.flatMap((column) =>
    isSeasons(column.fact)
      ? seasonRefusals(problem, cells, column)
      : [{ ...faultAt(column, cells), fault: 'rule' as const, rule }],
  );
}

/** What a room refuses of periods: each by its place and its field, `seasons.2.minUnits`. */
const seasonRefusals = ({ fields }: Problem, cells: Cells, column: FileColumn): FaultOfLine[] =>
  fields.map(({ path }) => {
    const [, place = '', field] = path.split('.');
    const fault = field === 'weekendPrice' ? 'seasonWeekend' : field === 'minUnits' ? 'seasonLeast' : 'season';
    return faultOfSeason(column, cells, Number(place), fault);
  });

/**
 * Which of these lines are there already: one of the kind, not withdrawn and not of this import, has a name of theirs at
 * the address; of what has a date, on that day. One question for all of them.
 */
export async function knownAmong<L extends Pick<typeof lines.$inferSelect, 'cells'>>(
  db: Db,
  { table, titles, pin }: ServerKind,
  importId: string,
  some: readonly L[],
): Promise<ReadonlySet<L>> {
  const addresses = some.map(({ cells }) => (cells['address'] ?? '').toLowerCase());
  const names = sql.join([...titles(languages[0])], sql`, `);
  const madeOfIt = sql`(select listing_id from ${lines} where import_id = ${importId} and listing_id is not null)`;
  const isAt = sql`lower(${table.address}) = any(${sql.param(addresses)}::text[])`;
  const rows = await db
    .select({
      names: sql<(string | null)[]>`array[${names}]`,
      address: sql<string>`${table.address}`,
      date: pin?.date ? sql<string | null>`${pin.date}::text` : sql<null>`null`,
    })
    .from(table)
    .where(and(ne(table.status, 'withdrawn'), isAt, sql`${table.id} not in ${madeOfIt}`));
  const there = new Set(rows.flatMap(({ names, address, date }) => names.map((name) => keyOf(name, address, date))));
  return new Set(
    some.filter(({ cells }) => namesIn(cells).some((name) => there.has(keyOf(name, cells['address'], cells['date'])))),
  );
}
