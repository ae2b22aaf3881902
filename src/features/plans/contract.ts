/** What the plans room promises: a business account's plan and what may be done with it (issue 6; decisions, Money). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { storedText } from '#market/listings/listing-schemas.ts';
import { monthlyPlans, soldPlans } from './rules.ts';

const instant = z.iso.datetime();

/** What was paid for. */
export const Receipt = z.strictObject({
  id: s.id,
  plan: z.enum(soldPlans),
  amount: s.wirePrice,
  /** What of it was promised back. */
  refunded: s.wirePrice,
  /** What of that is with the buyer, as the provider confirmed. */
  returned: s.wirePrice,
  /** Its buyer’s bank asks for it back, or has given it back. */
  dispute: z.enum(['open', 'lost']).nullable(),
  paidAt: instant,
  from: instant,
  until: instant.nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const OwnPlan = z.strictObject({
  plan: z.enum(['starter', ...monthlyPlans]),
  /** `free` is the starter plan, also after another one ended; `paused` is one whose month went back, and gives what that does. */
  status: z.enum(['free', 'active', 'past_due', 'paused']),
  commissionPercent: z.number().int(),
  /** Until when it is paid. */
  paidUntil: instant.nullable(),
  /** What is charged then, is due since, or is to be paid for a paused one to go on; null when nothing is. */
  next: z.strictObject({ plan: z.enum(monthlyPlans), amount: s.wirePrice }).nullable(),
  /** What another month of this plan costs. */
  month: s.wirePrice,
  /** How many months of Advanced would still cost what its deal says. */
  dealMonths: z.number().int(),
  endsWithPeriod: z.boolean(),
  /** Until when a plan whose renewal failed stays. */
  graceUntil: instant.nullable(),
  version: z.number().int(),
  /** What was bought of the home page and is not over, by a plan's month or the package; without a day until it stands there. */
  places: z.array(
    z.strictObject({
      id: s.id,
      boughtAt: instant,
      listing: storedText.nullable(),
      until: instant.nullable(),
    }),
  ),
  /** What it may become: `now` for this amount, or `later`, with the next period, for this amount a month. */
  changes: z.array(z.strictObject({ plan: z.enum(monthlyPlans), when: z.enum(['now', 'later']), amount: s.wirePrice })),
  /** The newest first. */
  receipts: z.array(Receipt),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

const version = z.number().int().min(1);

/** What is done with a plan without paying: it ends with its period, or at once where that is over and not paid, becomes another one then, or neither. */
export const ChangePlan = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('end'), version }),
  z.strictObject({ action: z.literal('keep'), version }),
  z.strictObject({ action: z.literal('switch'), plan: z.enum(monthlyPlans), version }),
]);
export type ChangePlan = z.infer<typeof ChangePlan>;

export const endpoints = promise({
  'GET /api/users/{id}/plan': {
    summary: 'The plan of a member with its receipts; own or admin only (403)',
    access: 'self',
    reply: OwnPlan,
  },
  'PATCH /api/users/{id}/plan': {
    summary:
      'End the own plan with its period (at once while its payment is due), keep it, or take another from then on; 409 when it can’t be or has changed',
    access: 'self',
    body: ChangePlan,
    reply: OwnPlan,
  },
});
