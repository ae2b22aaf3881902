/** What lists tell of the tickets of an event, where it has others beside its regular one or that is bounded (decision 0191). */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';

export const soldAs = {
  /** What the cheapest costs that can be had now, where there are several; of those that are sold at all, where none can and the regular one is left out. */
  from: s.wirePrice.optional(),
  /** None can be had at this moment, though there are places: they are not sold yet, or not any more. */
  closed: z.enum(['early', 'past']).optional(),
};

/** What a line tells of whether an event can be had, and for how much. */
export const soldFields = {
  price: true,
  currency: true,
  from: true,
  closed: true,
  soldOut: true,
  ownerless: true,
  sellerUnknown: true,
  ownerUnpayable: true,
} as const;
