/**
 * Work that strangers can make long, in a thread of its own that has little memory and little time, and ends with the work
 * (decisions 0056, 0138).
 */
import { Worker } from 'node:worker_threads';

type Bounds = { readonly maxMs: number; readonly maxMegabytes: number };

/** What was given takes more time or memory than it may have: that is the fault of what was given, any other error is ours. */
export class OutOfBounds extends Error {}

/** What the file's thread says of what it is given as `workerData`. Throws what breaks it, and `OutOfBounds`. */
export async function inThread<T>(file: string | URL, given: unknown, { maxMs, maxMegabytes }: Bounds): Promise<T> {
  const worker = new Worker(file, {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    // It tells what it finds wrong; nobody reads that.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = setTimeout(() => reject(new OutOfBounds('The thread takes too long')), maxMs);
  worker.once('message', resolve);
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new OutOfBounds(error.message) : error),
  );
  worker.once('exit', () => reject(new Error('The thread ended without a word')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
