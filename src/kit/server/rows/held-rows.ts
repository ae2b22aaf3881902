/**
 * Copies the embedded database while it is used. It has one connection, so a transaction that reads everything would
 * keep everybody waiting for as long as that takes. Here each table is laid aside inside the database, one after another
 * while nobody else is let in, by a cursor that outlives its transaction; what was laid aside is then read in small
 * pieces between the statements of others (docs/decisions, 0031, has what was measured).
 */
import { setImmediate } from 'node:timers/promises';
import type { Ask, PreparingPglite } from '../db.ts';
import { describeTables, lastLine, quoted } from './lines.ts';
import type { Head } from './lines.ts';

/** How many rows are read in one go: some milliseconds. */
const piece = 100;

let copies = 0;

/** Lays every row aside as of now, with what `readFacts` reads of the same instant. `lines` gives them, and must be read. */
export async function holdRows<F>(
  embedded: PreparingPglite,
  readFacts: (ask: Ask) => Promise<F>,
): Promise<{ facts: F; lines: AsyncGenerator<string> }> {
  copies += 1;
  const held: { readonly head: Head; readonly cursor: string }[] = [];
  const letGo = (cursors: readonly string[]) =>
    embedded.alone(async (ask) => {
      for (const cursor of cursors) await ask(`close ${cursor}`);
    });
  try {
    const facts = await embedded.alone(async (ask) => {
      for (const head of headsOf(await ask(describeTables))) {
        const cursor = `held_${copies}_${held.length}`;
        const columns = head.columns.map(quoted).join(', ');
        await ask(`declare ${cursor} no scroll cursor with hold for select ${columns} from ${quoted(head.table)}`);
        held.push({ head, cursor });
        // Pages that are kept need no database: they are answered between two tables.
        await setImmediate();
      }
      return readFacts(ask);
    });
    return { facts, lines: readHeld(embedded, held, letGo) };
  } catch (error) {
    await letGo(held.map(({ cursor }) => cursor));
    throw error;
  }
}

function headsOf(columns: (string | null)[][]): Head[] {
  const heads = new Map<string, string[]>();
  for (const [table = '', column = ''] of columns as string[][])
    heads.set(table, [...(heads.get(table) ?? []), column]);
  return [...heads].map(([table, names]) => ({ table, columns: names }));
}

async function* readHeld(
  embedded: PreparingPglite,
  held: { readonly head: Head; readonly cursor: string }[],
  letGo: (cursors: readonly string[]) => Promise<void>,
): AsyncGenerator<string> {
  try {
    for (let next = held[0]; next !== undefined; next = held[0]) {
      const { head, cursor } = next;
      yield JSON.stringify(head);
      for (let rows = [[]] as (string | null)[][]; rows.length > 0;) {
        rows = await embedded.alone((ask) => ask(`fetch ${piece} from ${cursor}`));
        for (const row of rows) yield JSON.stringify(row);
        await setImmediate();
      }
      await letGo([cursor]);
      held.shift();
    }
    yield lastLine;
  } finally {
    await letGo(held.map(({ cursor }) => cursor));
  }
}
