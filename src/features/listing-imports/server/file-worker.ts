/** The thread of `linesOfFile`: the bytes of one file in, its lines out, or what is wrong with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '#kit/shared/problem.ts';
import type { ReadFile } from './open-file.ts';
import { readLines } from './read-file.ts';

const { bytes, known } = workerData as { bytes: Uint8Array; known: ReadonlySet<string> };

function read(): ReadFile {
  try {
    return { lines: readLines(bytes, known) };
  } catch (error) {
    if (error instanceof Problem) return { faults: error.fields };
    throw error;
  }
}

parentPort?.postMessage(read(), []);
