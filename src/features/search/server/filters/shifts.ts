/** When work is: in any of the parts that were asked for, and in none that nobody wants. Pure. */
import type { ShiftChoice } from '../../rules.ts';

/** What says nothing of its hours is in no part, and has none that was not wanted either. */
export function isWorkedIn(parts: readonly string[], asked: readonly ShiftChoice[]): boolean {
  const wanted = asked.filter((one) => !one.startsWith('-'));
  const isUnwanted = parts.some((part) => asked.some((one) => one === `-${part}`));
  return !isUnwanted && (wanted.length === 0 || wanted.some((one) => parts.includes(one)));
}

/** What lies far from each in the day: nobody who wants mornings would rather work at night. */
const farFrom: Readonly<Record<string, readonly ShiftChoice[]>> = {
  mornings: ['-evenings', '-nights'],
  afternoons: ['-nights'],
  evenings: ['-mornings'],
  nights: ['-mornings', '-afternoons'],
};

/** A little wider: the parts beside those that were asked for, and what says nothing of its hours. What is not wanted stays out. */
export const aroundShifts = (asked: readonly ShiftChoice[]): readonly ShiftChoice[] => {
  const wanted = asked.filter((one) => !one.startsWith('-'));
  const far = wanted.flatMap((one) => farFrom[one] ?? []).filter((one) => !wanted.some((part) => one === `-${part}`));
  return [...asked.filter((one) => one.startsWith('-')), ...far];
};
