import { describe, expect, it } from 'vitest';
import { refundPercent, refundSteps } from '#market/listings/cancellation.ts';
import { keptSteps, paidUntil, stateAt, waitsUntil } from './rules.ts';

const hours = (count: number) => new Date(Date.UTC(2026, 5, 26, 17) + count * 3_600_000);

describe('how long a request waits', () => {
  it('is for two days, and no longer than until the old or the new stay begins', () => {
    expect(waitsUntil(hours(0), hours(100), hours(200))).toEqual(hours(48));
    expect(waitsUntil(hours(0), hours(30), hours(200))).toEqual(hours(30));
    expect(waitsUntil(hours(0), hours(100), hours(20))).toEqual(hours(20));
  });

  it('is for a day once it is agreed and to be paid', () => {
    expect(paidUntil(hours(0), hours(100), hours(200))).toEqual(hours(24));
    expect(paidUntil(hours(0), hours(100), hours(20))).toEqual(hours(20));
  });

  it('ends at its time, whether anybody has ended it or not', () => {
    const waiting = { status: 'waiting', expiresAt: hours(48), payBy: null } as const;
    const agreed = { status: 'agreed', expiresAt: hours(48), payBy: hours(60) } as const;
    expect([47, 48].map((at) => stateAt(waiting, hours(at)))).toEqual(['waiting', 'expired']);
    expect([59, 60].map((at) => stateAt(agreed, hours(at)))).toEqual(['agreed', 'unpaid']);
    expect(stateAt({ ...agreed, status: 'accepted' }, hours(100))).toBe('accepted');
  });
});

describe('what goes back after a change', () => {
  it('is as before for who could have had all of it back', () => {
    expect(keptSteps(refundSteps.moderate, hours(200), hours(0))).toEqual(refundSteps.moderate);
    expect(keptSteps(refundSteps.flexible, hours(24), hours(0))).toEqual(refundSteps.flexible);
  });

  it('is half at most for who could have had half, until the last moment for half', () => {
    expect(keptSteps(refundSteps.moderate, hours(100), hours(0))).toEqual([{ hours: 24, percent: 50 }]);
    expect(keptSteps(refundSteps.strict, hours(168), hours(0))).toEqual(refundSteps.strict);
  });

  it('is nothing for who would have had nothing', () => {
    for (const policy of ['flexible', 'moderate', 'strict', 'final'] as const)
      expect(keptSteps(refundSteps[policy], hours(23), hours(0))).toEqual([]);
  });

  it('never promises more, however far the stay is moved and whenever it is cancelled', () => {
    for (const steps of Object.values(refundSteps))
      for (const left of [0, 23, 24, 119, 120, 167, 168, 500]) {
        const kept = keptSteps(steps, hours(left), hours(0));
        for (const moved of [1, 24, 120, 168, 5000])
          expect(refundPercent(kept, hours(moved), hours(0))).toBe(
            Math.min(refundPercent(steps, hours(left), hours(0)), refundPercent(steps, hours(moved), hours(0))),
          );
      }
  });
});
