/** Reads the calendar of a stranger in a thread of its own: rows without an end could keep the house for hours (decision 0138). */
import { join } from 'node:path';
import { inThread } from '#kit/server/in-thread.ts';
import type { Asked, Read } from './read-calendar.ts';

const usual = { mostMs: 10_000, mostMegabytes: 128 };

/** What takes too long, or breaks the thread, says too much. */
export const datesOfCalendar = (asked: Asked, bounds = usual): Promise<Read> =>
  inThread<Read>(join(import.meta.dirname, 'calendar-worker.ts'), asked, bounds).catch(() => ({ fault: 'tooMany' }));
