import { describe, expect, it } from 'vitest';
import { monthlyPlans } from './rules.ts';
import {
  addMonths,
  afterReturn,
  changeTo,
  commissionUnder,
  dealMonthsLeft,
  graceFrom,
  monthCents,
  nextMonth,
  nextTry,
  stepOf,
  upgradeCents,
} from './subscription.ts';
import type { MonthlyPlan } from './rules.ts';
import type { Running } from './subscription.ts';

const at = (instant: string) => new Date(instant);
const january = at('2026-01-31T11:00:00Z');
const february = at('2026-02-28T11:00:00Z');

/** Professional, paid from 31 January to 28 February: 28 days. */
const running = (over: Partial<Running> = {}): Running => ({
  plan: 'professional',
  status: 'active',
  startedAt: january,
  monthsPaid: 1,
  advancedMonths: 0,
  periodStart: january,
  periodEnd: february,
  nextPlan: null,
  endsWithPeriod: false,
  ...over,
});

describe('a month', () => {
  it('costs the same every time, but Advanced 99 euro three times and 349 from then on', () => {
    const euro = (plan: MonthlyPlan) => [0, 1, 2, 3, 12].map((paid) => monthCents(plan, paid) / 100);
    expect(euro('premium')).toEqual([99, 99, 99, 99, 99]);
    expect(euro('advanced')).toEqual([99, 99, 99, 349, 349]);
  });

  it('has the deal of Advanced for the first three that an account ever pays, whichever they are', () => {
    expect([0, 1, 2, 3, 4].map(dealMonthsLeft)).toEqual([3, 2, 1, 0, 0]);
    // Left after one month, taken again a year later: two are left of the deal.
    expect(nextMonth(running({ nextPlan: 'advanced', monthsPaid: 9, advancedMonths: 2 })).amountCents).toBe(9900);
    expect(nextMonth(running({ nextPlan: 'advanced', monthsPaid: 1, advancedMonths: 3 })).amountCents).toBe(34_900);
  });

  it('takes a commission by the plan', () =>
    expect(['starter' as const, ...monthlyPlans].map(commissionUnder)).toEqual([12, 7, 3, 0, 0]));

  it('ends on the same day of the next, or on its last, at the same time of the town’s clock', () => {
    const ends = [1, 2, 3, 13].map((months) => addMonths(january, months).toISOString());
    expect(ends).toEqual([
      '2026-02-28T11:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
      '2027-02-28T11:00:00.000Z',
    ]);
    expect(addMonths(at('2027-12-31T23:30:00Z'), 1).toISOString()).toBe('2028-01-31T23:30:00.000Z');
    expect(addMonths(at('2028-01-30T11:00:00Z'), 1).toISOString()).toBe('2028-02-29T11:00:00.000Z');
  });

  it('is followed by one that is counted from the plan’s first day', () => {
    expect(nextMonth(running())).toEqual({
      plan: 'professional',
      startsAt: february,
      endsAt: at('2026-03-31T10:00:00Z'),
      amountCents: 4900,
    });
    expect(nextMonth(running({ plan: 'advanced', monthsPaid: 1, advancedMonths: 3 })).amountCents).toBe(34_900);
    expect(nextMonth(running({ nextPlan: 'advanced', monthsPaid: 9 }))).toMatchObject({
      plan: 'advanced',
      endsAt: at('2026-03-28T11:00:00Z'),
      amountCents: 9900,
    });
  });
});

describe('an upgrade', () => {
  it('costs the difference for the days that are left', () => {
    const costs = (instant: string) => upgradeCents(running(), 'premium', at(instant));
    expect(costs('2026-01-31T11:00:00Z')).toBe(5000);
    expect(costs('2026-02-14T00:30:00Z')).toBe(2500);
    expect(costs('2026-02-14T22:30:00Z')).toBe(2500);
    expect(costs('2026-02-27T22:30:00Z')).toBe(179);
    expect(costs('2026-03-05T11:00:00Z')).toBe(0);
  });

  it('never costs less than nothing', () =>
    expect(upgradeCents(running({ plan: 'elite' }), 'professional', january)).toBe(0));

  it('is made at once; a smaller plan, Advanced, and all of the last day wait for the next period', () => {
    const from = (plan: MonthlyPlan, instant = january) =>
      monthlyPlans.map((to) => changeTo(running({ plan }), to, instant));
    expect(from('professional')).toEqual(['never', 'now', 'now', 'later']);
    expect(from('elite')).toEqual(['later', 'later', 'never', 'later']);
    expect(from('advanced')).toEqual(['later', 'later', 'later', 'never']);
    expect(from('professional', at('2026-02-28T08:00:00Z'))).toEqual(['never', 'later', 'later', 'later']);
  });

  it('waits until what is due is paid, and until the plan is to go on', () => {
    expect(changeTo(running({ status: 'past_due' }), 'elite', january)).toBe('never');
    expect(changeTo(running({ endsWithPeriod: true }), 'elite', january)).toBe('never');
  });
});

describe('a payment', () => {
  const month = { plan: 'professional', startsAt: january, endsAt: february } as const;
  const next = { plan: 'professional', startsAt: february, endsAt: at('2026-03-31T10:00:00Z') } as const;

  it('begins a plan where there is none, or where one has ended', () => {
    expect(stepOf(undefined, month, january)).toBe('begin');
    expect(stepOf(running({ status: 'ended' }), next, february)).toBe('begin');
    expect(stepOf(running({ status: 'paused' }), month, january)).toBe('begin');
    // What was to be paid besides for a month that is not paid any more is no month.
    expect(stepOf(running({ status: 'paused' }), { ...month, startsAt: at('2026-02-10T11:00:00Z') }, january)).toBe(
      undefined,
    );
  });
  it('renews the one that runs', () => expect(stepOf(running(), next, february)).toBe('renew'));
  it('makes it a dearer one for the rest of its period', () => {
    const rest = { startsAt: at('2026-02-10T11:00:00Z'), endsAt: february };
    expect(stepOf(running(), { ...rest, plan: 'elite' }, rest.startsAt)).toBe('upgrade');
    expect(stepOf(running({ plan: 'elite' }), { ...rest, plan: 'premium' }, rest.startsAt)).toBeUndefined();
  });
  it('goes back when its time is over, or when another one was faster', () => {
    expect(stepOf(undefined, month, february)).toBeUndefined();
    const renewed = running({ periodStart: february, periodEnd: next.endsAt, monthsPaid: 2 });
    expect(stepOf(renewed, next, february)).toBeUndefined();
    expect(stepOf(running(), { plan: 'premium', startsAt: january, endsAt: at('2026-02-27T11:00:00Z') }, january)).toBe(
      undefined,
    );
  });
});

describe('money that went back for good', () => {
  const after = (over: Partial<Running>, endsAt: Date, by: 'bank' | 'house', left: MonthlyPlan | null = null) =>
    afterReturn(running({ plan: 'premium', ...over }), { endsAt, by, left });

  it('of the month that runs pauses the plan, or leaves the smaller one that is paid', () => {
    for (const by of ['bank', 'house'] as const) {
      expect(after({}, february, by)).toEqual({ becomes: 'paused' });
      expect(after({ endsWithPeriod: true }, february, by)).toEqual({ becomes: 'paused' });
      expect(after({}, february, by, 'professional')).toEqual({ becomes: 'smaller', plan: 'professional' });
      expect(after({}, february, by, 'premium')).toBeUndefined();
      expect(after({ status: 'past_due' }, february, by)).toEqual({ becomes: 'paused' });
    }
  });
  it('of a month that is over ends it with its period where a bank took it, and is a kindness of the house', () => {
    expect(after({}, january, 'bank')).toEqual({ becomes: 'ends' });
    expect(after({ status: 'past_due' }, january, 'bank')).toEqual({ becomes: 'paused' });
    expect(after({ endsWithPeriod: true }, january, 'bank')).toBeUndefined();
    expect(after({}, january, 'house')).toBeUndefined();
  });
  it('changes nothing of a plan that does not run', () => {
    for (const status of ['paused', 'ended'] as const) expect(after({ status }, february, 'bank')).toBeUndefined();
  });
});

describe('a renewal that failed', () => {
  it('is tried again a day later, but not after the seven days of grace', () => {
    const until = graceFrom(february);
    expect(until.toISOString()).toBe('2026-03-07T11:00:00.000Z');
    expect(nextTry(february, until).toISOString()).toBe('2026-03-01T11:00:00.000Z');
    expect(nextTry(at('2026-03-07T09:00:00Z'), until)).toEqual(until);
  });
});
