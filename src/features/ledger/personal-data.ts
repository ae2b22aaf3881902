/** What a member takes along of what is due to them for their listings, line by line of the ledger. */
import { z } from 'zod';
import * as s from '#kit/shared/schemas.ts';

export const SalesExport = z.strictObject({
  sales: z.array(
    z.strictObject({ orderId: s.id, posting: z.string(), amountCents: z.number().int(), createdAt: z.iso.datetime() }),
  ),
});
export type SalesExport = z.infer<typeof SalesExport>;
