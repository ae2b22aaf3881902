/**
 * Reads the file of another calendar (RFC 5545) by ical.js: the dates that its busy entries take in a stretch of days, on the
 * town's clock. Runs in a thread (`calendar-worker.ts`), for strangers write such files. Pure.
 */
import ICAL from 'ical.js';
import { addDays, timeIn } from '#kit/shared/dates.ts';
import type { ZonedTime } from '#kit/shared/dates.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import type { Claim, Dates } from '../rules.ts';
import { isOwnUid } from '../rules.ts';

/** Which dates matter, and whether the day an entry ends on is taken too. */
export type Asked = { readonly text: string; readonly within: Dates; readonly isByNight: boolean };

type ReadFault = 'noCalendar' | 'tooMany';
export type Read = { readonly dates: readonly Claim[] } | { readonly fault: ReadFault };

/** How many entries a calendar has at most, and how often an entry comes again. */
const maxEntries = 2000;
const maxTimes = 20_000;
const maxDates = 5000;

class TooMany extends Error {}

export function readCalendar(asked: Asked): Read {
  try {
    const entries = entriesOf(asked.text);
    if (entries === undefined) return { fault: 'noCalendar' };
    const dates = entries.flatMap((entry) => datesOfEntry(entry, asked));
    if (dates.length > maxDates) return { fault: 'tooMany' };
    return { dates: dates.toSorted((a, b) => (a.from + a.until < b.from + b.until ? -1 : 1)) };
  } catch (error) {
    return { fault: error instanceof TooMany ? 'tooMany' : 'noCalendar' };
  }
}

/** The entries that take something; undefined for what is no calendar. */
function entriesOf(text: string): ICAL.Event[] | undefined {
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, ''))) return undefined;
  const parsed: unknown[] = ICAL.parse(text.replace(/^\uFEFF/, ''));
  // Several calendars in one file stand beside each other.
  const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed).map((one) => new ICAL.Component(one as never));
  const all = roots.flatMap((root) => root.getAllSubcomponents('vevent'));
  if (all.length > maxEntries) throw new TooMany();
  const events = all
    .filter((one) => one.getFirstPropertyValue('dtstart') && !isOwnUid(String(one.getFirstPropertyValue('uid') ?? '')))
    .map((one) => new ICAL.Event(one, { strictExceptions: false, exceptions: [] }));
  const [changed, usual] = [
    events.filter((one) => one.isRecurrenceException()),
    events.filter((one) => !one.isRecurrenceException()),
  ];
  for (const event of usual) for (const one of changed) if (one.uid === event.uid) event.relateException(one);
  // One day of a row that was sent without the row stands for itself.
  return [...usual, ...changed.filter(({ uid }) => !usual.some((event) => event.uid === uid))];
}

function isBusy({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return said('status') !== 'CANCELLED' && said('transp') !== 'TRANSPARENT';
}

/** Airbnb and Vrbo call what was booked with them so; Airbnb names the page of the booking, whatever the language. */
function isBooked({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  return /^\s*reserved\b/i.test(said('summary')) || /\/reservations\/details\//i.test(said('description'));
}

function datesOfEntry(event: ICAL.Event, asked: Asked): Claim[] {
  const zoneName = zoneNameOf(event);
  const between = (start: ICAL.Time, end: ICAL.Time) =>
    datesBetween(start, end, zoneName, asked).map((dates) => ({ ...dates, isBooked: isBooked(event) }));
  // Without an end and a length a whole day lasts this day, and a time no time at all (RFC 5545, 3.6.1): ical.js knows.
  if (!event.isRecurring()) return isBusy(event) ? between(event.startDate, event.endDate) : [];
  const found: Claim[] = [];
  const times = event.iterator();
  for (let count = 0; ; count += 1) {
    const next = times.next();
    if (!next || dateOf(next, zoneName) >= asked.within.until) return found;
    if (count >= maxTimes) throw new TooMany();
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item)) found.push(...between(startDate, endDate));
  }
}

const zoneNameOf = ({ component }: ICAL.Event): string =>
  component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? '';

/** The moment of a time: in its own zone, of the file's table or by its name; without one on the town's clock. */
function instantOfTime(time: ICAL.Time, zoneName: string): Date {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toJSDate();
  const [date = '', clock = ''] = time.toString().split('T');
  return clockOf(zoneName).instantOf(date, clock.slice(0, 5));
}

/** Of a zone that nobody knows by this name, the town's. */
function clockOf(zoneName: string): Pick<ZonedTime, 'instantOf'> {
  try {
    return zoneName === '' ? { instantOf } : timeIn(zoneName);
  } catch {
    return { instantOf };
  }
}

/** The date of a time, in the town where it is not a whole day. */
const dateOf = (time: ICAL.Time, zoneName: string) =>
  time.isDate ? time.toString().slice(0, 10) : wallClock(instantOfTime(time, zoneName)).date;

/**
 * The dates of one entry, as far as they are asked. Of whole days its end is free again. Of times each day they touch is
 * taken; where nights are let, each night from the day they begin on, and that one at least.
 */
function datesBetween(start: ICAL.Time, end: ICAL.Time, zoneName: string, { within, isByNight }: Asked): Dates[] {
  const from = dateOf(start, zoneName);
  const until = start.isDate ? dateOf(end, zoneName) : afterTimes(instantOfTime(end, zoneName), isByNight);
  const dates = { from, until: until <= from ? addDays(from, 1) : until };
  if (dates.until <= within.from || dates.from >= within.until) return [];
  return [
    {
      from: dates.from < within.from ? within.from : dates.from,
      until: dates.until > within.until ? within.until : dates.until,
    },
  ];
}

const afterTimes = (end: Date, isByNight: boolean): string =>
  isByNight ? wallClock(end).date : addDays(wallClock(new Date(end.getTime() - 1)).date, 1);
