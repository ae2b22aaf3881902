/** What is wrong in a line, cell by cell, from what its contract says. */
import type { z } from 'zod';
import type { Fact } from '#kit/shared/field-facts.ts';
import { faultIn } from '#kit/shared/field-checks.ts';
import type { FaultOfLine } from '../contract.ts';
import { lineFaults, type LineFault } from '../rules.ts';
import type { FileColumn } from './columns.ts';
import { isSeasons, seasonParts } from './seasons-text.ts';

type Cells = Readonly<Record<string, string>>;

/** What is told of a cell is cut: its line can be found in the file. */
const maxSaid = 80;

const isLineFault = (fault: string): fault is LineFault => (lineFaults as readonly string[]).includes(fault);

/** What is wrong with a cell that its contract refused. */
function faultOf(text: string, fact: Fact): LineFault {
  if (text === '') return 'missing';
  const typed = faultIn(text, fact);
  if (typed !== undefined && isLineFault(typed)) return typed;
  switch (fact.kind) {
    case 'line':
    case 'text':
    case 'bilingual':
      return fact.max !== undefined && text.length > fact.max ? 'long' : 'refused';
    case 'choice':
    case 'date':
    case 'time':
    case 'flag':
      return fact.kind;
    case 'whole':
      return 'range';
    case 'number':
      return 'number';
    case 'list':
    case 'bilingualList':
      return 'list';
    case 'parts':
      if (isSeasons(fact)) return 'list';
      return fact.of !== undefined && 'opens' in fact.of ? 'hours' : 'refused';
    default:
      return 'refused';
  }
}

/** The columns that an issue is about: of a text in both languages the one it names, or those that are wrong in it, or one that the file has. */
function columnsAt([field, part]: readonly PropertyKey[], cells: Cells, columns: readonly FileColumn[]) {
  const all = columns.filter((column) => column.field === field);
  const named = all.filter(({ language }) => language === undefined || language === part);
  if (named.length > 0) return named;
  const written = all.filter(({ name }) => (cells[name] ?? '') !== '');
  const wrong = written.filter(({ name, fact }) => faultOf(cells[name] ?? '', fact) !== 'refused');
  const headed = all.filter(({ name }) => name in cells);
  return [wrong, written, headed.slice(0, 1), all.slice(0, 1)].find((some) => some.length > 0) ?? [];
}

export function faultsOf(issues: readonly z.core.$ZodIssue[], cells: Cells, columns: readonly FileColumn[]) {
  const found = new Map<string, FaultOfLine>();
  for (const { path, code } of issues)
    for (const column of columnsAt(path, cells, columns)) {
      const place = isSeasons(column.fact) ? path[1] : undefined;
      if (place === undefined) found.set(column.name, faultAt(column, cells));
      // Each of its periods can have something wrong; one that shares a day could be read.
      else
        found.set(
          `${column.name} ${String(place)}`,
          faultOfSeason(
            column,
            cells,
            Number(place),
            code === 'custom' && path.length === 2 ? 'seasonShared' : 'season',
          ),
        );
    }
  return [...found.values()];
}

/** What is wrong with a period: it alone is told of its cell. */
export const faultOfSeason = (
  { name }: FileColumn,
  cells: Cells,
  place: number,
  fault: LineFault & `season${string}`,
): FaultOfLine => ({
  column: name,
  fault,
  said: (seasonParts(cells[name] ?? '')[place] ?? '').slice(0, maxSaid),
});

/** What is wrong in a cell, and what may stand there. */
export function faultAt({ name, fact }: FileColumn, cells: Cells): FaultOfLine {
  const text = cells[name] ?? '';
  const fault = faultOf(text, fact);
  const { min, max, options } = fact;
  return {
    column: name,
    fault,
    said: text.slice(0, maxSaid),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(fault === 'choice' && options && { options: options.slice(0, 40) }),
  };
}
