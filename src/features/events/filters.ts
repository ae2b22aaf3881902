/** What lists of events are asked. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';
import * as listing from '#market/listings/listing-schemas.ts';
import { eventCategories } from './rules.ts';

export const EventFilter = z.strictObject({
  featured: s.queryFlag.optional(),
  category: z.enum(eventCategories).optional(),
  ...s.pageQuery,
});
export type EventFilter = z.infer<typeof EventFilter>;

export const EventDeskFilter = z.strictObject({
  ...s.deskQuery(['updated', 'title', 'date', 'price']),
  ...listing.listingFilter,
  category: z.enum(eventCategories).optional(),
  series: s.id.optional(),
});
export type EventDeskFilter = z.infer<typeof EventDeskFilter>;
