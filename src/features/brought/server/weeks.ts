import { addDays } from '#kit/shared/dates.ts';
import { wallClock } from '#market/town/dates.ts';
import { mondaysTo } from '../rules.ts';
import type { Period } from './facts.ts';

/** The weeks up to the running one, by their Mondays, and what they reach from and to. */
export function weeksTo(at: Date, span: string): { readonly mondays: readonly string[]; readonly period: Period } {
  const mondays = mondaysTo(wallClock(at).date, Number(span));
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)];
  return { mondays, period: { from: first, until: addDays(last, 7) } };
}
