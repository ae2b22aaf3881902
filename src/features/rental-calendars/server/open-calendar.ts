/** Reads the calendar of a stranger in a thread of its own: rows without an end could keep the house for hours (decision 0138). */
import { join } from 'node:path';
import { inThread, OutOfBounds } from '#kit/server/in-thread.ts';
import type { Asked, Read } from './read-calendar.ts';

const usual = { maxMs: 10_000, maxMegabytes: 128 };

/** What needs more time or memory than that says too much. */
export const datesOfCalendar = (asked: Asked, bounds = usual): Promise<Read> =>
  inThread<Read>(join(import.meta.dirname, 'calendar-worker.ts'), asked, bounds).catch((error: unknown) => {
    if (error instanceof OutOfBounds) return { fault: 'tooMany' };
    throw error;
  });
