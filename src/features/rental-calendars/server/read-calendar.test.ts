/** Files as other sites write them, and what they take of a rental. */
import { expect, test } from 'vitest';
import { datesOfCalendar } from './open-calendar.ts';
import { readCalendar } from './read-calendar.ts';

const within = { from: '2026-09-01', until: '2027-09-01' };
const fold = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20260801T100000Z', ...lines, 'END:VEVENT'];
const file = (...lines: readonly string[]) => fold(event('UID:a@elsewhere', ...lines));
const read = (text: string, isByNight = true) => readCalendar({ text, within, isByNight });
const dates = (text: string, isByNight = true) => {
  const found = read(text, isByNight);
  return 'dates' in found ? found.dates.map(({ from, until }) => `${from} ${until}`) : found.fault;
};

test('Airbnb: whole days whose end is free, and folded lines', () => {
  const text = fold([
    'PRODID;X-RICAL-TZSOURCE=TZINFO:-//Airbnb Inc//Hosting Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    ...event(
      'DTSTART;VALUE=DATE:20260905',
      'DTEND;VALUE=DATE:20260909',
      'SUMMARY:Reserved',
      'UID:1418fb94e984-2b6f7d2f4a6a3fbd8df7ac9e05b4a6a0@airbnb.com',
      'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
      ' tails/HMABCDEFGH\\nPhone Number (Last 4 Digits): 1234',
    ),
    ...event(
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261203',
      'SUMMARY:Airbnb (Not available)',
      'UID:7f662ec65913-9a5a1ac1d9b2@airbnb.com',
    ),
  ]);
  expect(dates(text)).toEqual(['2026-09-05 2026-09-09', '2026-12-01 2026-12-03']);
  expect(read(text)).toMatchObject({ dates: [{ isBooked: true }, { isBooked: false }] });
  const inSpanish = text.replace('SUMMARY:Reserved', 'SUMMARY:Reservado');
  expect(read(inSpanish)).toMatchObject({ dates: [{ isBooked: true }, { isBooked: false }] });
});

test('Booking.com: closed days', () => {
  const text = fold([
    'PRODID:-//admin.booking.com//NONSGML Booking.com//EN',
    ...event(
      'UID:6e1e3e0f1b8f0a1f9d7c6b5a@booking.com',
      'DTSTART;VALUE=DATE:20261010',
      'DTEND;VALUE=DATE:20261012',
      'SUMMARY:CLOSED - Not available',
    ),
  ]);
  expect(dates(text)).toEqual(['2026-10-10 2026-10-12']);
});

const madrid = [
  'BEGIN:VTIMEZONE',
  'TZID:Romance Standard Time',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

test('Google: times in zones, a week that comes again but for a day, and one that was moved', () => {
  const text = fold([
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-CALNAME:Piso Levante',
    'X-WR-TIMEZONE:Europe/Madrid',
    ...madrid,
    ...event(
      'DTSTART;TZID=Romance Standard Time:20260904T160000',
      'DTEND;TZID=Romance Standard Time:20260906T110000',
      'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=FR',
      'EXDATE;TZID=Romance Standard Time:20260911T160000',
      'UID:row@google.com',
      'STATUS:CONFIRMED',
    ),
    ...event(
      'DTSTART;TZID=Romance Standard Time:20260919T160000',
      'DTEND;TZID=Romance Standard Time:20260921T110000',
      'RECURRENCE-ID;TZID=Romance Standard Time:20260918T160000',
      'UID:row@google.com',
    ),
  ]);
  expect(dates(text)).toEqual(['2026-09-04 2026-09-06', '2026-09-19 2026-09-21', '2026-09-25 2026-09-27']);
});

test('a day of a row that was called off is free', () => {
  const text = fold([
    ...event('UID:row@x', 'DTSTART;VALUE=DATE:20261001', 'DTEND;VALUE=DATE:20261002', 'RRULE:FREQ=DAILY;COUNT=3'),
    ...event('UID:row@x', 'RECURRENCE-ID;VALUE=DATE:20261002', 'DTSTART;VALUE=DATE:20261002', 'STATUS:CANCELLED'),
  ]);
  expect(dates(text)).toEqual(['2026-10-01 2026-10-02', '2026-10-03 2026-10-04']);
});

test.each([
  // Half past eleven at night in UTC is the next day in the town.
  ['UTC', ['DTSTART:20260910T223000Z', 'DTEND:20260912T080000Z'], '2026-09-11 2026-09-12'],
  ['a zone by its name', ['DTSTART;TZID=America/New_York:20260910T200000', 'DURATION:P1D'], '2026-09-11 2026-09-12'],
  ['no zone', ['DTSTART:20260910T200000', 'DTEND:20260912T100000'], '2026-09-10 2026-09-12'],
  ['a zone nobody knows', ['DTSTART;TZID=Nowhere:20260910T200000', 'DURATION:PT15H'], '2026-09-10 2026-09-11'],
  ['no end', ['DTSTART;VALUE=DATE:20260910'], '2026-09-10 2026-09-11'],
  ['no end of a time', ['DTSTART:20260910T100000Z'], '2026-09-10 2026-09-11'],
  ['a length in days', ['DTSTART;VALUE=DATE:20260910', 'DURATION:P3D'], '2026-09-10 2026-09-13'],
  [
    'an end before its beginning',
    ['DTSTART;VALUE=DATE:20260910', 'DTEND;VALUE=DATE:20260901'],
    '2026-09-10 2026-09-11',
  ],
  ['what began before', ['DTSTART;VALUE=DATE:20260801', 'DTEND;VALUE=DATE:20260904'], '2026-09-01 2026-09-04'],
  ['what never ends', ['DTSTART;VALUE=DATE:20270801', 'DTEND;VALUE=DATE:20990101'], '2027-08-01 2027-09-01'],
])('an entry with %s', (_, lines, expected) => {
  expect(dates(file(...lines))).toEqual([expected]);
});

test('hours on a day take the day where days are let, and where nights are let the one that begins there', () => {
  const hours = file('DTSTART:20260910T080000Z', 'DTEND:20260911T100000Z');
  expect(dates(hours, false)).toEqual(['2026-09-10 2026-09-12']);
  expect(dates(hours, true)).toEqual(['2026-09-10 2026-09-11']);
  const toMidnight = file('DTSTART:20260910T080000Z', 'DTEND:20260910T220000Z');
  expect(dates(toMidnight, false)).toEqual(['2026-09-10 2026-09-11']);
});

test.each([
  ['cancelled', ['STATUS:CANCELLED']],
  ['marked as free', ['TRANSP:TRANSPARENT']],
])('what is %s takes nothing', (_, lines) => {
  expect(dates(file('DTSTART;VALUE=DATE:20260910', ...lines))).toEqual([]);
});

test('what is past or far ahead takes nothing, nor what the house said itself', () => {
  expect(dates(file('DTSTART;VALUE=DATE:20260830', 'DTEND;VALUE=DATE:20260901'))).toEqual([]);
  expect(dates(file('DTSTART;VALUE=DATE:20270901'))).toEqual([]);
  expect(dates(fold(event('UID:AbCdEf@Aftersun', 'DTSTART;VALUE=DATE:20260910')))).toEqual([]);
});

test('an empty calendar takes nothing, and several in one file take all', () => {
  expect(dates(fold([]))).toEqual([]);
  const two = file('DTSTART;VALUE=DATE:20260910') + file('DTSTART;VALUE=DATE:20260912');
  expect(dates(two)).toEqual(['2026-09-10 2026-09-11', '2026-09-12 2026-09-13']);
  expect(dates(`\uFEFF${file('DTSTART;VALUE=DATE:20260910')}`)).toEqual(['2026-09-10 2026-09-11']);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title>'],
  ['half a calendar', file('DTSTART;VALUE=DATE:20260910').slice(0, 120)],
  ['an entry whose date is none', file('DTSTART;VALUE=DATE:soon')],
  ['another component', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
])('%s is no calendar', (_, text) => {
  expect(dates(text)).toBe('noCalendar');
});

test('too much of it is told as such', async () => {
  const many = Array.from({ length: 2001 }, (_, i) => event(`UID:${i}@x`, 'DTSTART;VALUE=DATE:20260910')).flat();
  expect(dates(fold(many))).toBe('tooMany');
  expect(dates(file('DTSTART:19700101T000000Z', 'RRULE:FREQ=SECONDLY'))).toBe('tooMany');
  const text = file('DTSTART;VALUE=DATE:20260910');
  expect(await datesOfCalendar({ text, within, isByNight: true })).toEqual({
    dates: [{ from: '2026-09-10', until: '2026-09-11', isBooked: false }],
  });
  expect(await datesOfCalendar({ text, within, isByNight: true }, { maxMs: 1, maxMegabytes: 128 })).toEqual({
    fault: 'tooMany',
  });
});

test('a fault of our own is no fault of the calendar', async () => {
  const asked = { text: (() => '') as unknown as string, within, isByNight: true };
  await expect(datesOfCalendar(asked)).rejects.toThrow('could not be cloned');
});
