import { describe, expect, test } from 'vitest';
import { calendarSpan, durationMinutes, isPast, lastDayOf, saleState, spanOf } from './timing.ts';

describe('a duration as people write it', () => {
  test.each([
    ['3 hours', 180],
    ['1 hora', 60],
    ['90 minutes', 90],
    ['100 minutos', 100],
    ['2 días', 2880],
    ['2 nights', 2880],
    ['1 noche', 1440],
    ['1 h 30 min', 90],
    ['2,5 horas', 150],
    ['5h', 300],
    ['from 3 to 5 mornings', undefined],
    ['until sunrise', undefined],
    ['0 hours', undefined],
    ['9999 days', undefined],
    ['', undefined],
  ])('%s is %s minutes', (text, minutes) => expect(durationMinutes(text)).toBe(minutes));
});

describe('in a calendar', () => {
  const span = (date: string | null, time: string | null, duration = '6 hours') => {
    const found = calendarSpan({ date, time, duration });
    return found && [found.start.toISOString(), found.end.toISOString(), found.isAllDay];
  };

  test('an evening of summer is two hours behind the town’s clock, one of winter one hour, past midnight and all', () => {
    expect(span('2026-08-21', '22:30')).toEqual(['2026-08-21T20:30:00.000Z', '2026-08-22T02:30:00.000Z', false]);
    expect(span('2026-12-31', '23:59')).toEqual(['2026-12-31T22:59:00.000Z', '2027-01-01T04:59:00.000Z', false]);
  });

  test('six hours are six hours on both nights when the clock changes', () => {
    expect(span('2026-03-28', '23:00')).toEqual(['2026-03-28T22:00:00.000Z', '2026-03-29T04:00:00.000Z', false]);
    expect(span('2026-10-24', '23:00')).toEqual(['2026-10-24T21:00:00.000Z', '2026-10-25T03:00:00.000Z', false]);
  });

  test('what does not say how long it lasts takes three hours', () => {
    expect(span('2026-08-21', '22:00', 'late')).toEqual([
      '2026-08-21T20:00:00.000Z',
      '2026-08-21T23:00:00.000Z',
      false,
    ]);
  });

  test('a day without a time is the whole day, two days are two', () => {
    expect(span('2026-08-21', null)).toEqual(['2026-08-21T00:00:00.000Z', '2026-08-22T00:00:00.000Z', true]);
    expect(span('2026-08-21', null, '2 días')).toEqual(['2026-08-21T00:00:00.000Z', '2026-08-23T00:00:00.000Z', true]);
  });

  test.each(['2 days', '2 días', '2 d'])('%s from Thursday at five end as Friday does', (duration) => {
    expect(span('2026-12-10', '17:00', duration)).toEqual([
      '2026-12-10T16:00:00.000Z',
      '2026-12-11T23:00:00.000Z',
      false,
    ]);
  });

  test.each([
    ['48 hours', '2026-12-12T16:00:00.000Z'],
    ['1 day 6 hours', '2026-12-11T22:00:00.000Z'],
    ['1,5 días', '2026-12-12T04:00:00.000Z'],
  ])('%s are hours all the same', (duration, end) => expect(span('2026-12-10', '17:00', duration)?.[1]).toBe(end));

  test('an event without a date is in no calendar', () => expect(span(null, '22:00')).toBeUndefined());
});

describe('past', () => {
  const friday = { date: '2026-08-21', time: '23:00', duration: '' };
  test.each([
    ['2026-08-21T21:59:00Z', false, '23:59'],
    ['2026-08-21T22:01:00Z', false, '00:01'],
    ['2026-08-22T01:59:00Z', false, '03:59'],
    ['2026-08-22T03:59:00Z', false, '05:59'],
    ['2026-08-22T04:01:00Z', true, '06:01'],
  ])('Friday’s party at %s: %s (%s in town)', (at, past) => expect(isPast(friday, new Date(at))).toBe(past));

  test.each([
    ['2026-03-28', '2026-03-29T03:59:00Z', '2026-03-29T04:01:00Z'],
    ['2026-10-24', '2026-10-25T04:59:00Z', '2026-10-25T05:01:00Z'],
  ])('the night of %s ends at six, whatever the clock did', (date, before, after) => {
    expect(isPast({ date, time: '23:00', duration: '' }, new Date(before))).toBe(false);
    expect(isPast({ date, time: '23:00', duration: '' }, new Date(after))).toBe(true);
  });

  test.each([
    ['3 hours', '2026-08-21T23:59:00Z', false],
    ['3 hours', '2026-08-22T00:00:00Z', true],
    ['9 hours', '2026-08-22T03:59:00Z', false],
    ['9 hours', '2026-08-22T04:00:00Z', true],
    ['hasta que salga el sol', '2026-08-22T03:59:00Z', false],
  ])('what takes %s has ended at %s: %s', (duration, at, past) =>
    expect(isPast({ ...friday, duration }, new Date(at))).toBe(past),
  );

  test('never comes to what has no date', () =>
    expect(isPast({ date: null, time: null, duration: '' }, new Date('2099-01-01T00:00:00Z'))).toBe(false));
});

test('its end is known where it says when it begins and how long it takes', () => {
  const start = new Date('2026-08-21T21:00:00Z');
  const [date, time] = ['2026-08-21', '23:00'];
  const end = (event: Parameters<typeof spanOf>[1]) => spanOf(start, event).endsAt;
  expect(end({ date, time, duration: '1 h 30 min' })).toEqual(new Date('2026-08-21T22:30:00Z'));
  expect(end({ date, time: null, duration: '3 hours' })).toBeNull();
  expect(end({ date, time, duration: 'Until sunrise' })).toBeNull();
  expect(spanOf(null, { date: null, time: null, duration: '2 days' })).toEqual({ endsAt: null, lastDay: null });
});

describe('of several nights', () => {
  const friday = '2026-08-21';
  test.each([
    ['2 days', '17:00', '2026-08-22', '2026-08-23T04:00:00.000Z'],
    ['2 noches', '23:00', '2026-08-22', '2026-08-23T04:00:00.000Z'],
    ['3 días', null, '2026-08-23', '2026-08-24T04:00:00.000Z'],
    ['48 hours', '12:00', '2026-08-23', '2026-08-23T10:00:00.000Z'],
    ['36 hours', null, '2026-08-22', '2026-08-23T04:00:00.000Z'],
    ['24 hours', '20:00', '2026-08-22', '2026-08-22T18:00:00.000Z'],
    ['1 day', '17:00', null, '2026-08-22T04:00:00.000Z'],
    ['10 hours', '23:00', null, '2026-08-22T07:00:00.000Z'],
    ['1 day', null, null, undefined],
  ])('%s from Friday at %s have %s as their last night', (duration, time, lastDay, endsAt) => {
    const event = { date: friday, time, duration };
    expect(lastDayOf(event)).toBe(lastDay);
    const start = new Date(time === null ? '2026-08-21T21:59:00Z' : `2026-08-21T${time}:00+02:00`);
    expect(spanOf(start, event).endsAt?.toISOString()).toBe(endsAt);
  });

  test.each([
    ['2026-08-22T04:01:00Z', false, 'the first night is over'],
    ['2026-08-23T03:59:00Z', false, 'the second nearly is'],
    ['2026-08-23T04:00:00Z', true, 'so is the second'],
  ])('at %s it is past: %s, for %s', (at, past) =>
    expect(isPast({ date: friday, time: '17:00', duration: '2 days' }, new Date(at))).toBe(past),
  );
});

describe('what somebody who wants to go meets', () => {
  const event = {
    date: '2026-08-21',
    time: '23:00',
    duration: '5 hours',
    price: '12.00',
    currency: 'EUR',
    ownerless: false,
    soldOut: false,
  };
  const evening = new Date('2026-08-21T20:00:00Z');
  test('over comes before an ended sale, that before sold out, sold out before a missing price', () => {
    expect(saleState(event, evening)).toBe('onSale');
    expect(saleState({ ...event, soldOut: true, price: null }, evening)).toBe('soldOut');
    expect(saleState({ ...event, price: null }, evening)).toBe('notOnSale');
    expect(saleState({ ...event, date: null }, evening)).toBe('notOnSale');
    expect(saleState({ ...event, closed: 'early' }, evening)).toBe('notOnSale');
    expect(saleState({ ...event, closed: 'past' }, evening)).toBe('saleEnded');
    expect(saleState({ ...event, closed: 'past', soldOut: true }, evening)).toBe('saleEnded');
    expect(saleState({ ...event, closed: 'early', soldOut: true }, evening)).toBe('soldOut');
    expect(saleState({ ...event, soldOut: true }, new Date('2026-08-23T20:00:00Z'))).toBe('past');
  });
});
