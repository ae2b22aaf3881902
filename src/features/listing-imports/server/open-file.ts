/**
 * Reads a file in a thread of its own: eight megabytes of commas or line breaks are so many cells that the house would stand
 * still for half a minute and take gigabytes (decision 0138).
 */
import { join } from 'node:path';
import { inThread, OutOfBounds } from '#kit/server/in-thread.ts';
import type { FieldError } from '#kit/shared/problem.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { FileLine } from './read-file.ts';

/** Of 5,000 full lines it takes a second and a quarter of the memory (measured). */
const usual = { maxMs: 60_000, maxMegabytes: 256 };

/** What the thread answers: problems lose their kind between threads. */
export type ReadFile = { readonly lines: readonly FileLine[] } | { readonly faults: readonly FieldError[] };

const tooMany = [{ path: 'file', message: 'Has more cells than can be read' }];

/** The lines of a file that say something. Refuses as `readLines`, and what has far more cells than lines can hold. */
export async function linesOfFile(
  bytes: Uint8Array,
  known: ReadonlySet<string>,
  bounds = usual,
): Promise<readonly FileLine[]> {
  const file = join(import.meta.dirname, 'file-worker.ts');
  const read = await inThread<ReadFile>(file, { bytes, known }, bounds).catch((error: unknown) => {
    if (error instanceof OutOfBounds) return { faults: tooMany };
    throw error;
  });
  if ('lines' in read) return read.lines;
  throw new Problem('validation', 'The file is not acceptable.', { fields: read.faults });
}
