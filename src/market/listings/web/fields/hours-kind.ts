import type { FieldKind } from '#kit/web/form/field-kinds.ts';

/** Days are 0 (Monday) to 6; a closing time at or before the opening time is after midnight. */
export type Interval = { readonly days: readonly number[]; readonly opens: string; readonly closes: string };

/** Whole enough for the sign that says whether a place is open. */
const isWhole = ({ days, opens, closes }: Interval) => days.length > 0 && opens !== '' && closes !== '';

/** When a place is open, as it is typed line by line. */
export const hoursKind: FieldKind<readonly Interval[]> = {
  draft: (stored) => (stored as readonly Interval[] | undefined) ?? [],
  read: (hours) => hours,
  shown: (hours) => hours.filter(isWhole),
  faultsOfParts: (hours) => hours.flatMap((line, place) => (isWhole(line) ? [] : [[place, 'hours'] as const])),
};
