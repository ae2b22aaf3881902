/** Several decided at once: each on its own, so that one refusal keeps none of the others. */
import { z } from 'zod';
import { deskPageSize } from './desk.ts';
import * as s from './schemas.ts';

/** What is decided, each at the version that was seen; at most a page of a list, and none twice. */
export const bulkItems = z
  .array(z.strictObject({ id: s.id, version: s.seenVersion }))
  .min(1)
  .max(deskPageSize)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Must name each only once');
export type BulkItem = z.infer<typeof bulkItems>[number];

/** Which were decided, and which the server refused, and why: as it would have refused them alone. */
export const BulkReply = z.strictObject({
  done: z.array(s.id),
  refused: z.array(z.strictObject({ id: s.id, code: s.problemCode })),
});
export type BulkReply = z.infer<typeof BulkReply>;
