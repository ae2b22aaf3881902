/** What a buyer was shown of a stay, as they tell it when they book (decision 0140). */
import { z } from 'zod';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import { depositWays } from '#market/listings/deposit.ts';
import { priceUnits } from './rules.ts';

/** However an instant is written, it is one. */
const instant = z.iso.datetime().transform((at) => new Date(at).toISOString());

/** What the price is for, when the stay begins and ends, and what is promised for cancelling, and the deposit of each; how many it is for says the stay. */
export const ShownStay = z.strictObject({
  unit: z.enum(priceUnits),
  startsAt: instant,
  endsAt: instant,
  cancellation: z.enum(cancellationPolicies),
  /** Whoever names none was shown none. */
  depositCents: z.number().int().min(0).default(0),
  depositWay: z.enum(depositWays).nullable().default(null),
});
export type ShownStay = z.infer<typeof ShownStay>;
