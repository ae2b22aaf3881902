/** For tests only: a plan as its owner is told of it, Premium on its way unless told otherwise. */
import type { OwnPlan } from '../contract.ts';

export const owner = 'u1aaaaaaaaaa';

export const aPlan = (over: Partial<OwnPlan> = {}): OwnPlan => ({
  plan: 'premium',
  status: 'active',
  commissionPercent: 3,
  paidUntil: '2026-02-28T11:00:00.000Z',
  next: { plan: 'premium', amount: '99.00' },
  month: '99.00',
  dealMonths: 3,
  endsWithPeriod: false,
  graceUntil: null,
  version: 4,
  places: [],
  changes: [
    { plan: 'professional', when: 'later', amount: '49.00' },
    { plan: 'elite', when: 'now', amount: '50.00' },
    { plan: 'advanced', when: 'later', amount: '99.00' },
  ],
  receipts: [],
  ...over,
});

/** Nothing is paid for. */
export const aStarter = (dealMonths = 3): OwnPlan =>
  aPlan({
    plan: 'starter',
    status: 'free',
    commissionPercent: 12,
    paidUntil: null,
    next: null,
    month: '0',
    dealMonths,
    version: 1,
    changes: [
      { plan: 'professional', when: 'now', amount: '49.00' },
      { plan: 'advanced', when: 'now', amount: dealMonths > 0 ? '99.00' : '349.00' },
    ],
  });

/** The card said no to the renewal on 28 February. */
export const aLatePlan = (): OwnPlan =>
  aPlan({
    status: 'past_due',
    graceUntil: '2026-03-07T11:00:00.000Z',
    changes: [{ plan: 'premium', when: 'now', amount: '99.00' }],
  });

/** The bank gave back what was paid for the month. */
export const aPausedPlan = (): OwnPlan =>
  aPlan({
    status: 'paused',
    commissionPercent: 12,
    paidUntil: null,
    changes: [
      { plan: 'professional', when: 'now', amount: '49.00' },
      { plan: 'premium', when: 'now', amount: '99.00' },
    ],
    receipts: [
      {
        id: 'ord00000001',
        plan: 'premium',
        amount: '99.00',
        refunded: '0',
        returned: '0',
        dispute: 'lost',
        paidAt: '2026-01-31T11:00:00.000Z',
        from: '2026-01-31T11:00:00.000Z',
        until: '2026-02-28T11:00:00.000Z',
      },
    ],
  });
