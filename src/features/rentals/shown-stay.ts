/** What a buyer was shown of a stay, as they tell it when they book (decision 0140). */
import { z } from 'zod';
import { cancellationPolicies } from '#market/listings/cancellation.ts';
import type { CancellationPolicy } from '#market/listings/cancellation.ts';
import { priceUnits } from './rules.ts';
import type { PriceUnit } from './rules.ts';
import { periodOf } from './stay.ts';
import type { Stay, Terms } from './stay.ts';

/** However an instant is written, it is one. */
const instant = z.iso.datetime().transform((at) => new Date(at).toISOString());

/** What the price is for, when the stay begins and ends, and what is promised for cancelling; how many it is for says the stay. */
export const ShownStay = z.strictObject({
  unit: z.enum(priceUnits),
  startsAt: instant,
  endsAt: instant,
  cancellation: z.enum(cancellationPolicies),
});
export type ShownStay = z.infer<typeof ShownStay>;

type Let = Terms & { readonly priceUnit: PriceUnit; readonly cancellation: CancellationPolicy };

/** What is told of a stay in a rental at this moment. */
export function shownStayOf(rental: Let, stay: Stay): ShownStay {
  const { startsAt, endsAt } = periodOf(rental, stay);
  const { priceUnit: unit, cancellation } = rental;
  return { unit, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), cancellation };
}
