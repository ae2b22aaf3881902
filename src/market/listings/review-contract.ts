/** What the desk is promised of reviews: several listings of one kind decided at once (issue 17). */
import { z } from 'zod';
import { BulkReply, bulkItems } from '#kit/shared/bulk.ts';
import { promise } from '#kit/shared/endpoint.ts';
import * as s from '#kit/shared/schemas.ts';
import { maxNote } from './listing.ts';

/** One decision on several; its reason goes to each owner, and goes with nothing but a no. */
const Decisions = z
  .strictObject({ decision: z.enum(['approved', 'rejected']), note: s.text(maxNote).optional(), items: bulkItems })
  .refine(({ decision, note }) => (decision === 'rejected') === (note !== undefined), {
    path: ['note'],
    message: 'Must say why they are rejected, and goes with nothing else',
  });
export type Decisions = z.input<typeof Decisions>;

export const endpoints = promise({
  'POST /api/admin/listings/{kind}/decisions': {
    summary:
      'Publish up to a page of listings that wait for their review, or send them back with the reason; what is public becomes its owner’s draft again. Each on its own, as its step does it: what is refused is told with its code',
    access: 'admin',
    moderates: true,
    body: Decisions,
    reply: BulkReply,
  },
});
