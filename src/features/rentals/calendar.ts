/** Choosing a stay from what is free: which days may begin it, which may end it, what a press on a day means. Pure. */
import { addDays } from '#kit/shared/dates.ts';
import { dayMs } from '#kit/shared/durations.ts';
import type { FreeDay } from './availability.ts';
import type { Availability } from './contract.ts';
import { leastOn, type Least } from './seasons.ts';
import type { Draft } from './stay-address.ts';
import { wholeStay } from './stay-address.ts';
import type { Stay } from './stay.ts';

/** What is known to be free; a day that is not known counts as taken. */
export type Known = Pick<Availability, 'unit' | 'slots' | 'minUnits' | 'maxUnits'> & {
  readonly days: ReadonlyMap<string, FreeDay>;
  /** Periods with a price, and sometimes a shortest stay, of their own. */
  readonly seasons?: readonly Least[] | undefined;
};

const isOvernight = ({ unit }: Pick<Known, 'unit'>) => unit === 'night' || unit === 'week';
const daysIn = (unit: Known['unit'], units: number) => (unit === 'week' ? 7 * units : units);
const daysApart = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The last day of a stay: its departure, where nights or weeks are rented. */
export function lastDayOf(unit: Known['unit'], { from, units }: Pick<Stay, 'from' | 'units'>): string {
  if (unit === 'night' || unit === 'week') return addDays(from, daysIn(unit, units));
  return unit === 'day' ? addDays(from, units - 1) : from;
}

function runOf<T>(things: Iterable<T>, isFree: (thing: T) => boolean, most: number): number {
  let count = 0;
  for (const thing of things) {
    if (count === most || !isFree(thing)) break;
    count += 1;
  }
  return count;
}

function* daysFrom(date: string): Generator<string> {
  for (let day = date; ; day = addDays(day, 1)) yield day;
}

/** How many units at most a stay may have that begins then; 0 when none may, or fewer than the owner asks for. */
export function longest(known: Known, { from, time, fold, quantity }: Draft): number {
  if (from === undefined || quantity > known.slots) return 0;
  const { unit, days, maxUnits } = known;
  const minUnits = leastOn(known, from);
  const isFree = ({ free }: { readonly free: number }) => free >= quantity;
  const isFreeDay = (date: string) => isFree(days.get(date) ?? { free: 0 });
  if (unit === 'person') return isFreeDay(from) ? 1 : 0;
  if (unit === 'hour') {
    const hours = days.get(from)?.hours ?? [];
    if (time === undefined)
      return Math.max(0, ...hours.map((hour) => longest(known, { from, time: hour.time, fold: hour.fold, quantity })));
    const first = hours.findIndex((hour) => hour.time === time && hour.fold === (hour.fold && fold));
    const run = first < 0 ? 0 : runOf(hours.slice(first), isFree, maxUnits);
    return run < minUnits ? 0 : run;
  }
  const run = Math.floor(runOf(daysFrom(from), isFreeDay, daysIn(unit, maxUnits)) / daysIn(unit, 1));
  return run < minUnits ? 0 : run;
}

/** Asked for each day of two months at each press: no day is looked at beyond the shortest stay. */
const mayBegin = (known: Known, date: string, quantity: number) => {
  const maxUnits = Math.min(known.maxUnits, Math.max(1, leastOn(known, date)));
  return longest({ ...known, maxUnits }, { from: date, quantity }) > 0;
};

/** How many nights or weeks it is to a day of departure; undefined when a stay can't end there. */
function unitsTo(known: Known, { from, quantity }: Draft, date: string): number | undefined {
  if (from === undefined) return undefined;
  const units = daysApart(from, date) / daysIn(known.unit, 1);
  const fits = Number.isInteger(units) && units >= leastOn(known, from) && units <= longest(known, { from, quantity });
  return fits ? units : undefined;
}

/** Whether the next press says when one leaves. */
export const isLeaving = (known: Pick<Known, 'unit'>, { from, units }: Draft): boolean =>
  isOvernight(known) && from !== undefined && units === undefined;

/** Whether a press on this day means anything: it begins a stay, or ends the one that was begun. */
export function isChoosable(known: Known, draft: Draft, date: string): boolean {
  if (isLeaving(known, draft) && unitsTo(known, draft, date) !== undefined) return true;
  return mayBegin(known, date, draft.quantity);
}

/** What a press on a day makes of what was chosen before. */
export function choose(known: Known, draft: Draft, date: string): Draft {
  const { quantity, guests } = draft;
  const units = isLeaving(known, draft) ? unitsTo(known, draft, date) : undefined;
  if (units !== undefined) return { ...draft, units };
  if (!mayBegin(known, date, quantity)) return draft;
  if (isOvernight(known)) return { from: date, quantity, guests };
  if (known.unit === 'person') return { from: date, units: 1, quantity, guests };
  const time = longest(known, { ...draft, from: date }) > 0 ? draft.time : undefined;
  return fitted(known, { ...draft, from: date, time });
}

/** The draft with as many units as there are, and no fewer than there must be; without any while the hour is open. */
export function fitted(known: Known, draft: Draft): Draft {
  if (known.unit === 'hour' && draft.time === undefined) return { ...draft, units: undefined };
  const most = longest(known, draft);
  const least = draft.from === undefined ? known.minUnits : leastOn(known, draft.from);
  return most === 0 ? draft : { ...draft, units: Math.min(most, Math.max(least, draft.units ?? 0)) };
}

/** The stay that was chosen, when it is whole and free. */
export function freeStay(known: Known, draft: Draft): Stay | undefined {
  const stay = wholeStay(draft, known.unit);
  if (stay === undefined) return undefined;
  const isShort = stay.units < (known.unit === 'person' ? 1 : leastOn(known, stay.from));
  return isShort || stay.units > longest(known, stay) ? undefined : stay;
}

/** Whether a day lies in the stay, its ends among them. */
export function isWithin(known: Pick<Known, 'unit'>, { from, units = 0 }: Draft, date: string): boolean {
  if (from === undefined) return false;
  return date === from || (units > 0 && date > from && date <= lastDayOf(known.unit, { from, units }));
}

/** What one holds oneself is in nobody else's calendar but one's own: it is free to whoever has it. */
export function withOwn(days: readonly FreeDay[], unit: Known['unit'], own: Stay | undefined): FreeDay[] {
  if (own === undefined) return [...days];
  const { from, time, units, quantity } = own;
  const end = unit === 'hour' || unit === 'person' ? addDays(from, 1) : addDays(from, daysIn(unit, units));
  const first = Number(time?.slice(0, 2));
  const isOwn = (hour: string) => Number(hour.slice(0, 2)) >= first && Number(hour.slice(0, 2)) < first + units;
  return days.map((day) => {
    if (day.date < from || day.date >= end) return day;
    if (unit !== 'hour') return { ...day, free: day.free + quantity };
    const hours = day.hours.map((hour) => (isOwn(hour.time) ? { ...hour, free: hour.free + quantity } : hour));
    return { ...day, hours, free: Math.max(0, ...hours.map(({ free }) => free)) };
  });
}
