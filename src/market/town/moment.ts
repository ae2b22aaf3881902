/** A date and a time that somebody typed, as the one instant they mean (issue 14, The clock). */
import { clockChangeAt, instantTold } from './clock-changes.ts';
import type { Fold } from '#kit/shared/dates.ts';

import { Problem } from '#kit/shared/problem.ts';

/**
 * The instant of a date and a time in the town. A time that the clock skips is refused with the minutes around the gap
 * (422 time_skipped), one that it shows twice asks which (422 time_twice) unless that is said; the refused fields stand
 * under `path`.
 */
export function momentOf(date: string, time: string, fold?: Fold | null, path = ''): Date {
  const change = clockChangeAt(date, time);
  if (change?.kind === 'skipped') {
    const [before, after] = change.around;
    throw new Problem('time_skipped', `The clock goes from ${before} to ${after} that night: there is no ${time}.`, {
      fields: change.around.map((message) => ({ path: `${path}time`, message })),
    });
  }
  if (change && !fold)
    throw new Problem('time_twice', `The clock shows ${time} twice that night: say the first or the second.`, {
      fields: [{ path: `${path}fold`, message: 'first (summer time) or second (winter time)' }],
    });
  return instantTold(date, time, fold);
}
