/** Counts things a few seconds at a time, in memory: nobody waits for it, and a crash loses seconds of it at most. */
import type { Log } from './log.ts';

const writeAfterMilliseconds = 5000;

type Counting<C> = {
  /** At most this many different ones wait to be written; beyond, only known ones are counted on. */
  readonly maxWaiting: number;
  readonly writeDown: (counted: readonly C[]) => Promise<void>;
  readonly log: Log;
  /** What the log says when they could not be written: they are lost. */
  readonly lost: string;
};

export function createCounting<C>({ maxWaiting, writeDown, log, lost }: Counting<C>) {
  let waiting = new Map<string, C>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes down what this process has counted so far. */
  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const counted = [...waiting.values()];
    waiting = new Map();
    if (counted.length === 0) return;
    try {
      await writeDown(counted);
    } catch (error) {
      log.error({ error }, lost);
    }
  }

  /** Counts one more of a key. */
  function count(key: string, more: (known: C | undefined) => C): void {
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= maxWaiting) return;
    waiting.set(key, more(known));
    timer ??= setTimeout(() => void write(), writeAfterMilliseconds).unref();
  }

  return { write, count };
}
