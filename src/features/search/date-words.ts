/** Words that name a night: "tonight", "mañana", "viernes". Pure; tonight is told. */
import { addDays, weekdayOf } from '#kit/shared/dates.ts';

const weekdays = [
  ['monday', 'lunes'],
  ['tuesday', 'martes'],
  ['wednesday', 'miercoles'],
  ['thursday', 'jueves'],
  ['friday', 'viernes'],
  ['saturday', 'sabado'],
  ['sunday', 'domingo'],
] as const;

const [friday, sunday] = [4, 6];

/** What is left of this weekend: from Friday, or tonight when it has begun, to Sunday. */
export function weekendFrom(tonight: string): string[] {
  const today = weekdayOf(tonight);
  const from = Math.max(today, friday);
  return Array.from({ length: sunday - from + 1 }, (_, i) => addDays(tonight, from - today + i));
}

/** The dates a phrase means, counted from tonight: "friday" is tonight on a Friday. Undefined when it means none. */
export function datesNamed(phrase: string, tonight: string): string[] | undefined {
  const today = weekdayOf(tonight);
  if (['tonight', 'today', 'hoy', 'esta noche'].includes(phrase)) return [tonight];
  if (['tomorrow', 'manana', 'tomorrow night', 'manana por la noche'].includes(phrase)) return [addDays(tonight, 1)];
  if (['weekend', 'this weekend', 'fin de semana', 'este fin de semana', 'finde'].includes(phrase))
    return weekendFrom(tonight);
  const day = weekdays.findIndex((names) => names.some((name) => name === phrase || `${name}s` === phrase));
  return day === -1 ? undefined : [addDays(tonight, (day - today + 7) % 7)];
}
