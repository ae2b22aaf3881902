/** The table: what, measured, bar, verdict; on the terminal and in results.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { at } from './project.ts';
import { systemClock } from '#kit/shared/clock.ts';

/** `over` is a budget that was passed: it alone fails the run. */
export type Verdict = 'ok' | 'below' | 'over' | '';
export type Row = { readonly what: string; readonly measured: string; readonly bar: string; readonly verdict: Verdict };

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

const heads: Row = { what: 'what', measured: 'measured', bar: 'bar', verdict: '' };
const columns = ['what', 'measured', 'bar', 'verdict'] as const;

/** A table of markdown whose columns line up, so that it reads well on a terminal too. */
export function tableOf(rows: readonly Row[]): string {
  const widths = columns.map((name) => Math.max(3, ...[heads, ...rows].map((row) => row[name].length)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const cellsOf = (row: Row) => columns.map((name) => row[name]);
  return [
    line(cellsOf(heads)),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.map((row) => line(cellsOf(row))),
  ].join('\n');
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: at(), stdio: 'pipe' }).toString().trim();
  } catch {
    return 'none yet';
  }
}

/** How busy the machine was before the benchmark itself began. */
const busyBefore = loadavg()[0] ?? 0;

const title = '# Results of `npm run bench`';
const file = at('bench/results.md');

/** The chapters that stand there, by their parts. */
function chapters(): Map<string, string> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((chapter) => [chapter.split('\n', 1)[0] ?? '', `## ${chapter.trim()}`]),
  );
}

/** Writes what one part measured into its chapter; what others measured, maybe of another commit, stays as it was. */
export function writePart(part: string, rows: readonly Row[], notes: readonly string[]): void {
  const processors = cpus();
  const facts = [
    `- Commit ${commit()}, ${systemClock().toISOString().slice(0, 10)}; load of the machine before the run: ${busyBefore.toFixed(1)}`,
    `- ${processors[0]?.model.trim() ?? 'unknown'}, ${processors.length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node.js ${process.version}`,
    ...notes.map((note) => `- ${note}`),
  ];
  const all = chapters().set(part, `## ${part}\n\n${facts.join('\n')}\n\n${tableOf(rows)}`);
  writeFileSync(file, `${[title, ...all.values()].join('\n\n')}\n`);
}
