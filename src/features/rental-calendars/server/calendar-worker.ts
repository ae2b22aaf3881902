/** The thread of `datesOfCalendar`: the text of one calendar in, its dates out, or what is wrong with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { readCalendar } from './read-calendar.ts';
import type { Asked } from './read-calendar.ts';

parentPort?.postMessage(readCalendar(workerData as Asked), []);
