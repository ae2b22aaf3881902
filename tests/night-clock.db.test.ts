/**
 * Issue 5: the house at five times of three nights, with a clock that stands. The instants are written in UTC by hand, so
 * that nothing here is reckoned by what it tests. A night lasts to 06:00 in the town (decisions, The nightlife clock).
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestFront } from '#app/server/testing-front.ts';
import { aTestHouse } from '#app/server/testing.ts';
import { openState } from '#features/businesses/hours.ts';
import { isOpenAt, type OpeningHours } from '#features/businesses/opening.ts';
import { dayBadge } from '#features/events/rules.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { events } from '#features/events/server/table.ts';
import { aJob } from '#features/jobs/server/factory.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { listedDays } from '#features/jobs/rules.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { aJobBody } from './hostile-values.ts';

type Night = {
  readonly name: string;
  /** The day before, the day whose night it is, and the two after it. */
  readonly days: readonly [string, string, string, string];
  /** The weekday of the night, 0 is Monday. */
  readonly weekday: number;
  readonly times: Readonly<Record<'23:59' | '00:01' | '03:59' | '05:59' | '06:01', string>>;
};

const nights: readonly Night[] = [
  {
    name: 'a Friday in August',
    days: ['2026-08-20', '2026-08-21', '2026-08-22', '2026-08-23'],
    weekday: 4,
    times: {
      '23:59': '2026-08-21T21:59:00Z',
      '00:01': '2026-08-21T22:01:00Z',
      '03:59': '2026-08-22T01:59:00Z',
      '05:59': '2026-08-22T03:59:00Z',
      '06:01': '2026-08-22T04:01:00Z',
    },
  },
  {
    name: 'the night into summer time, an hour shorter',
    days: ['2026-03-27', '2026-03-28', '2026-03-29', '2026-03-30'],
    weekday: 5,
    times: {
      '23:59': '2026-03-28T22:59:00Z',
      '00:01': '2026-03-28T23:01:00Z',
      '03:59': '2026-03-29T01:59:00Z',
      '05:59': '2026-03-29T03:59:00Z',
      '06:01': '2026-03-29T04:01:00Z',
    },
  },
  {
    name: 'the night out of summer time, an hour longer',
    days: ['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26'],
    weekday: 5,
    times: {
      '23:59': '2026-10-24T21:59:00Z',
      '00:01': '2026-10-24T22:01:00Z',
      '03:59': '2026-10-25T02:59:00Z',
      '05:59': '2026-10-25T04:59:00Z',
      '06:01': '2026-10-25T05:01:00Z',
    },
  },
];

const moments = nights.flatMap((night) =>
  Object.entries(night.times).map(([time, instant]) => ({
    ...night,
    time,
    at: new Date(instant),
    isOver: time === '06:01',
  })),
);

const house = aTestHouse();
beforeEach(async () => {
  await house.db.delete(jobs);
  await house.db.update(events).set({ status: 'withdrawn' });
  await house.settled();
  house.api.kept.drop('*');
});

const weekly = (openingHours: readonly OpeningHours[]) => ({ openingHours, openingExceptions: [] });

const titlesOf = async (path: string): Promise<string[]> =>
  (await house.call('GET', path)).body.map((one: { title: string }) => one.title);

describe.each(moments)('$name at $time', ({ days, weekday, time, at, isOver }) => {
  const [before, tonight, next, last] = days;
  beforeEach(() => {
    house.time.now = at;
  });

  test('TONIGHT and TOMORROW are on the right posters', () => {
    expect(days.map((day) => dayBadge(day, at))).toEqual(
      isOver ? ['dated', 'dated', 'tonight', 'tomorrow'] : ['dated', 'tonight', 'tomorrow', 'dated'],
    );
  });

  test('the list begins with tonight', async () => {
    for (const date of [last, tonight, before, next])
      for (const hour of ['00:30', '23:00'])
        await anEvent(house.db, { title: { en: `${date} ${hour}` }, date, time: hour, duration: { en: 'till late' } });
    // What begins at 00:30 is danced in the night of the day before.
    const coming = [`${tonight} 23:00`, `${next} 00:30`, `${next} 23:00`, `${last} 00:30`, `${last} 23:00`];
    expect(await titlesOf('/api/events')).toEqual(isOver ? coming.slice(2) : coming);
  });

  test('tickets are sold while the night lasts, and not after', async () => {
    const open = { date: tonight, time: '23:00', duration: { en: 'till late', es: 'hasta tarde' } };
    const free = await anEvent(house.db, { ...open, priceCents: 0 });
    const paid = await anEvent(house.db, open);
    const as = await house.signedInAs();
    const joined = await house.call('POST', '/api/orders', { as, body: { eventId: free.id, quantity: 1 } });
    expect([joined.status, joined.body.code]).toEqual(isOver ? [410, 'event_over'] : [201, undefined]);
    const metadata = { type: 'event', itemId: paid.id, userId: as.id, quantity: 1 };
    const bought = await house.call('POST', '/api/create-payment-intent', {
      as,
      body: { amount: 25, currency: 'eur', metadata },
    });
    expect([bought.status < 300, bought.body.code]).toEqual(isOver ? [false, 'event_over'] : [true, undefined]);
  });

  test('a bar is open to four, a club to six, a kitchen to midnight', () => {
    const isOpen = (opens: string, closes: string) => isOpenAt(weekly([{ days: [weekday], opens, closes }]), at);
    expect([isOpen('20:00', '04:00'), isOpen('23:00', '06:00'), isOpen('13:00', '00:00')]).toEqual([
      ['23:59', '00:01', '03:59'].includes(time),
      !isOver,
      time === '23:59',
    ]);
  });
});

test.each(moments)('$name at $time: a bar says until when it is open, or from when', ({ weekday, time, at }) => {
  const isOpen = ['23:59', '00:01', '03:59'].includes(time);
  expect(openState(weekly([{ days: [weekday, (weekday + 1) % 7], opens: '20:00', closes: '04:00' }]), at)).toEqual(
    isOpen
      ? { kind: 'open', closes: '04:00' }
      : { kind: 'closed', opens: '20:00', on: 'today', weekday: (weekday + 1) % 7 },
  );
});

describe('the hours that summer time takes and gives', () => {
  const sundayTo = (closes: string, instant: string) =>
    isOpenAt(weekly([{ days: [5], opens: '20:00', closes }]), new Date(instant));

  test('02:00 to 03:00 is not there in March: whoever closes at 02:30 has closed when it is 03:00', () => {
    expect(sundayTo('02:30', '2026-03-29T00:59:59Z')).toBe(true);
    expect(sundayTo('02:30', '2026-03-29T01:00:00Z')).toBe(false);
  });

  test('02:00 to 03:00 comes twice in October: whoever closes at 03:00 is open both times', () => {
    for (const instant of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(sundayTo('03:00', instant)).toBe(true);
    expect(sundayTo('03:00', '2026-10-25T02:00:00Z')).toBe(false);
  });

  test.each([
    ['in the hour that is skipped', '2026-03-28', '2026-03-29', '2026-03-29T03:59:59Z', '2026-03-29T04:00:00Z'],
    ['in the hour that comes twice', '2026-10-24', '2026-10-25', '2026-10-25T04:59:59Z', '2026-10-25T05:00:00Z'],
  ])('a party %s belongs to the night of its date', async (_, saturday, sunday, before, after) => {
    for (const date of [saturday, sunday]) await anEvent(house.db, { title: { en: date }, date, time: '02:30' });
    const shown = async (at: string) => {
      house.time.now = new Date(at);
      house.api.kept.drop('*');
      return titlesOf('/api/events');
    };
    // What begins at 02:30 of Sunday is announced for Sunday, so it is on the list until six and no longer.
    expect([await shown(before), await shown(after)]).toEqual([[sunday], []]);
  });
});

describe('a job hangs so many times 24 hours', () => {
  test.each([
    ['in summer', '2026-07-20T18:00:00.000Z'],
    ['over the night into summer time', '2026-03-01T00:30:00.000Z'],
    ['over the night out of summer time', '2026-10-01T00:30:00.000Z'],
  ])('%s, to the instant', async (_, posted) => {
    house.time.now = new Date(posted);
    const job = await house.call('POST', '/api/jobs', {
      as: await house.signedInAs('admin'),
      body: { ...aJobBody(), status: 'published' },
    });
    const until = Date.parse(posted) + listedDays * dayMs;
    expect(job.body.listedUntil).toBe(new Date(until).toISOString());
    const countAt = async (instant: number) => {
      house.time.now = new Date(instant);
      house.api.kept.drop('*');
      return (await titlesOf('/api/jobs')).length;
    };
    expect([await countAt(until - 1), await countAt(until), await countAt(until + 1)]).toEqual([1, 0, 0]);
    expect((await house.call('GET', `/api/jobs/${job.body.id}`)).status).toBe(200);
  });

  test('and leaves at the five times of the night like at any other', async () => {
    for (const { at } of moments) {
      await aJob(house.db, { listedUntil: at });
      house.api.kept.drop('*');
      house.time.now = new Date(at.getTime() - 1);
      expect(await titlesOf('/api/jobs')).toHaveLength(1);
      house.api.kept.drop('*');
      house.time.now = at;
      expect(await titlesOf('/api/jobs')).toEqual([]);
      await house.db.delete(jobs);
      await house.settled();
    }
  });
});

describe('what is kept is never older than a minute', () => {
  const sixOClock = { August: '2026-08-22T04:00:00Z', March: '2026-03-29T04:00:00Z', October: '2026-10-25T05:00:00Z' };
  const dayOf = { August: '2026-08-21', March: '2026-03-28', October: '2026-10-24' };
  const months = ['August', 'March', 'October'] as const;
  /** Half a minute before six, the last moment that the reply of then may still be given, and the first it may not. */
  const around = (month: (typeof months)[number]) =>
    [-30_000, 29_999, 30_000].map((ms) => new Date(Date.parse(sixOClock[month]) + ms)) as [Date, Date, Date];

  test.each(months)('the list forgets the party when its night is over, in %s', async (month) => {
    const [justBefore, stillKept, fresh] = around(month);
    await anEvent(house.db, {
      title: { en: 'the last dance' },
      date: dayOf[month],
      time: '23:00',
      duration: { en: 'till late' },
    });
    await house.settled();
    const isShownAt = async (at: Date) => {
      house.time.now = at;
      return (await titlesOf('/api/events')).includes('the last dance');
    };
    expect(await isShownAt(justBefore)).toBe(true);
    await isShownAt(stillKept);
    expect(await isShownAt(fresh)).toBe(false);
  });

  test.each(months)('a page takes TONIGHT off, in %s', async (month) => {
    const [justBefore, stillKept, fresh] = around(month);
    const front = await openTestFront(house, {
      render: async (_, { now }) =>
        new Response(`<!doctype html><p>${dayBadge(dayOf[month], now)}</p>`, {
          headers: { 'content-type': 'text/html' },
        }),
    });
    const badgeAt = async (at: Date) => {
      house.time.now = at;
      return /<p>(\w+)<\/p>/.exec((await front.ask('/')).text)?.[1];
    };
    expect(await badgeAt(justBefore)).toBe('tonight');
    await badgeAt(stillKept);
    expect(await badgeAt(fresh)).toBe('dated');
    await front.close();
  });
});
