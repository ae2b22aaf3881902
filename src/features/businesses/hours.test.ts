import { describe, expect, test } from 'vitest';
import { openState, weekdayOfNight, weekOf } from './hours.ts';
import { isOpenAt, type OpeningHours } from './opening.ts';

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const friday = [4];
const weekly = (openingHours: readonly OpeningHours[]) => ({ openingHours, openingExceptions: [] });
/** Friday 21 August 2026 and the Saturday after, by the town's clock in summer. */
const onFriday = (time: string) => new Date(`2026-08-21T${time}:00+02:00`);
const onSaturday = (time: string) => new Date(`2026-08-22T${time}:00+02:00`);

describe('a bar of 20:00–04:00', () => {
  const bar: OpeningHours[] = [{ days: everyDay, opens: '20:00', closes: '04:00' }];
  test.each([
    [onFriday('19:59'), { kind: 'closed', opens: '20:00', on: 'today', weekday: 4 }],
    [onFriday('20:00'), { kind: 'open', closes: '04:00' }],
    [onFriday('23:59'), { kind: 'open', closes: '04:00' }],
    [onSaturday('00:01'), { kind: 'open', closes: '04:00' }],
    [onSaturday('03:59'), { kind: 'open', closes: '04:00' }],
    [onSaturday('04:00'), { kind: 'closed', opens: '20:00', on: 'today', weekday: 5 }],
    [onSaturday('05:59'), { kind: 'closed', opens: '20:00', on: 'today', weekday: 5 }],
    [onSaturday('06:01'), { kind: 'closed', opens: '20:00', on: 'today', weekday: 5 }],
  ] as const)('at %o', (at, state) => expect(openState(weekly(bar), at)).toEqual(state));
});

describe('a club of 23:30–06:30 on Fridays', () => {
  const club: OpeningHours[] = [{ days: friday, opens: '23:30', closes: '06:30' }];
  test.each([
    [onFriday('10:00'), { kind: 'closed', opens: '23:30', on: 'today', weekday: 4 }],
    [onSaturday('05:59'), { kind: 'open', closes: '06:30' }],
    [onSaturday('06:01'), { kind: 'open', closes: '06:30' }],
    [onSaturday('06:30'), { kind: 'closed', opens: '23:30', on: 'later', weekday: 4 }],
  ] as const)('at %o', (at, state) => expect(openState(weekly(club), at)).toEqual(state));

  test('opens tomorrow as seen from Thursday’s evening, and on Friday as seen from its small hours', () => {
    const thursday = new Date('2026-08-20T22:00:00+02:00');
    expect(openState(weekly(club), thursday)).toMatchObject({ on: 'tomorrow' });
    expect(openState(weekly([{ days: [5], opens: '10:00', closes: '14:00' }]), onFriday('01:00'))).toMatchObject({
      on: 'later',
      weekday: 5,
    });
  });
});

describe('several spans a day', () => {
  const kitchen: OpeningHours[] = [
    { days: everyDay, opens: '20:00', closes: '23:30' },
    { days: everyDay, opens: '13:00', closes: '16:00' },
  ];
  test('between lunch and dinner it opens again the same day', () => {
    expect(openState(weekly(kitchen), onFriday('14:00'))).toEqual({ kind: 'open', closes: '16:00' });
    expect(openState(weekly(kitchen), onFriday('17:00'))).toMatchObject({
      kind: 'closed',
      opens: '20:00',
      on: 'today',
    });
    expect(openState(weekly(kitchen), onFriday('23:30'))).toMatchObject({
      kind: 'closed',
      opens: '13:00',
      on: 'tomorrow',
    });
  });
  test('stand in the order of the day in the week', () =>
    expect(weekOf(kitchen)[0]?.spans.map(({ opens }) => opens)).toEqual(['13:00', '20:00']));
  test('a span that begins as another ends is no closing', () => {
    const through: OpeningHours[] = [
      { days: everyDay, opens: '09:00', closes: '17:00' },
      { days: everyDay, opens: '17:00', closes: '02:00' },
    ];
    expect(openState(weekly(through), onFriday('12:00'))).toEqual({ kind: 'open', closes: '02:00' });
  });
});

describe('at the edges', () => {
  test('a reception of 00:00–00:00 every day never closes', () =>
    expect(openState(weekly([{ days: everyDay, opens: '00:00', closes: '00:00' }]), onFriday('12:00'))).toEqual({
      kind: 'always',
    }));
  test('nobody knows where no hours are told', () => expect(openState(weekly([]), onFriday('12:00'))).toBeUndefined());
  test('Sunday’s night ends on Monday morning', () => {
    const sunday: OpeningHours[] = [{ days: [6], opens: '22:00', closes: '05:00' }];
    expect(openState(weekly(sunday), new Date('2026-08-24T03:00:00+02:00'))).toEqual({ kind: 'open', closes: '05:00' });
    expect(openState(weekly(sunday), new Date('2026-08-24T05:00:00+02:00'))).toMatchObject({ on: 'later', weekday: 6 });
  });
  test('a day without hours is an empty line of the week', () =>
    expect(weekOf([{ days: friday, opens: '20:00', closes: '02:00' }]).map(({ spans }) => spans.length)).toEqual([
      0, 0, 0, 0, 1, 0, 0,
    ]));
});

describe('on both nights when the clock changes', () => {
  const bar: OpeningHours[] = [{ days: everyDay, opens: '20:00', closes: '04:00' }];
  test.each([
    ['2026-03-28T22:59:00Z', 'open'],
    ['2026-03-28T23:01:00Z', 'open'],
    // 01:59 in the town, and a minute later 03:00.
    ['2026-03-29T00:59:00Z', 'open'],
    ['2026-03-29T01:59:00Z', 'open'],
    ['2026-03-29T02:00:00Z', 'closed'],
    ['2026-03-29T03:59:00Z', 'closed'],
    ['2026-03-29T04:01:00Z', 'closed'],
    ['2026-10-24T21:59:00Z', 'open'],
    ['2026-10-24T22:01:00Z', 'open'],
    // 02:30 in the town, twice.
    ['2026-10-25T00:30:00Z', 'open'],
    ['2026-10-25T01:30:00Z', 'open'],
    ['2026-10-25T02:59:00Z', 'open'],
    ['2026-10-25T03:00:00Z', 'closed'],
    ['2026-10-25T04:59:00Z', 'closed'],
    ['2026-10-25T05:01:00Z', 'closed'],
  ])('at %s the bar is %s', (at, kind) => expect(openState(weekly(bar), new Date(at))?.kind).toBe(kind));
});

test('says open whenever the cards do, every quarter of an hour of a week', () => {
  const hours: OpeningHours[] = [
    { days: [0, 1, 2], opens: '09:00', closes: '14:00' },
    { days: [4, 5], opens: '22:00', closes: '06:15' },
    { days: [6], opens: '00:00', closes: '00:00' },
  ];
  for (let quarter = 0; quarter < 7 * 96; quarter += 1) {
    const at = new Date(Date.parse('2026-10-20T00:00:00Z') + quarter * 900_000);
    expect([at, openState(weekly(hours), at)?.kind === 'open']).toEqual([at, isOpenAt(weekly(hours), at)]);
  }
});

test.each([
  [onFriday('23:59'), 4],
  [onSaturday('00:01'), 4],
  [onSaturday('05:59'), 4],
  [onSaturday('06:01'), 5],
])('at %o the line of the night is %i', (at, weekday) => expect(weekdayOfNight(at)).toBe(weekday));
