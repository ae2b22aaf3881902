/**
 * `node --import ./tests/worlds/move-clock.js`: this process lives CLOCK_AHEAD_MS milliseconds ahead of the machine (behind it
 * when negative). Everything that asks for the time is moved, libraries and the embedded database included, so that a
 * test that knows what day it is fails on another one (`npm run test:any-day`).
 */
import { moveDate } from './move-date.js';

moveDate(Number(process.env.CLOCK_AHEAD_MS ?? 0));
