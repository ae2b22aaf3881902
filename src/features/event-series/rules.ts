/** A night that comes again: on which dates, and how many of them (decision 0179). */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';
import { isSame, type EditedFields } from '#market/listings/edit-rules.ts';

/** So many nights are made at once at most, and so many of a series stand at most, past ones included. */
export const mostNights = 30;
export const mostOfSeries = 120;
/** So many weeks ahead weekdays are counted. */
const mostWeeks = 12;

/** The last date that weekdays may be counted to. */
export const lastDateFrom = (from: string): string => addDays(from, mostWeeks * 7);

/** The dates of some weekdays (0 is Monday) after one date until another, the earliest first. */
export function datesOn(weekdays: readonly number[], after: string, until: string): string[] {
  const last = until < lastDateFrom(after) ? until : lastDateFrom(after);
  const dates: string[] = [];
  for (let date = addDays(after, 1); date <= last && dates.length < mostNights; date = addDays(date, 1))
    if (weekdays.includes(weekdayOf(date))) dates.push(date);
  return dates;
}

/** Why no night can be made on a date: it is past, the clock skips its hour or shows it twice, or the series has it already. */
export const nightFaults = ['past', 'skipped', 'twice', 'taken'] as const;
export type NightFault = (typeof nightFaults)[number];

/** For which nights besides the one that is changed: those after it, or all that are to come. */
export const reaches = ['following', 'all'] as const;
export type Reach = (typeof reaches)[number];

/** Why a night keeps what it had: it was changed by hand, more is sold, the clock has no such hour, or it would be over. */
export const keptWhys = ['own', 'sold', 'clock', 'over'] as const;
export type KeptWhy = (typeof keptWhys)[number];

/** What is each night’s own: never given to the others. */
const ownFields: readonly string[] = ['date', 'fold', 'status', 'featured'];
/** What says one thing together: a night that has one of them of its own keeps them all. */
const together: readonly (readonly string[])[] = [
  ['time', 'doors', 'duration'],
  ['location', 'address', 'latitude', 'longitude', 'businessId'],
  ['price', 'currency'],
  ['category', 'vatSupply'],
];

/** The changed fields that the other nights get as well, those that say one thing together in one part. */
export function partsOf(before: EditedFields, after: EditedFields): string[][] {
  const changed = Object.keys(after).filter((name) => !ownFields.includes(name) && !isSame(before[name], after[name]));
  const parts = Map.groupBy(changed, (name) => together.find((names) => names.includes(name))?.[0] ?? name);
  return [...parts.values()];
}

/** What becomes of one part at another night: it has it already, it has one of its own, or it gets it. */
export function partAt(
  night: EditedFields,
  before: EditedFields,
  after: EditedFields,
  part: readonly string[],
): 'same' | 'own' | 'changes' {
  if (part.every((name) => isSame(night[name], after[name]))) return 'same';
  const names = together.find((some) => part.some((name) => some.includes(name))) ?? part;
  return names.every((name) => isSame(night[name], before[name])) ? 'changes' : 'own';
}
