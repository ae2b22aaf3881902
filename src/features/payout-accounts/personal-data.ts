/** What an owner takes along of where they are paid. */
import { z } from 'zod';
import { payoutWays } from './rules.ts';

export const PayoutAccountExport = z.strictObject({
  payoutAccounts: z.array(
    z.strictObject({
      way: z.enum(payoutWays),
      account: z.string().nullable(),
      holder: z.string().nullable(),
      maskedIban: z.string().nullable(),
      updatedAt: z.iso.datetime(),
    }),
  ),
});
export type PayoutAccountExport = z.infer<typeof PayoutAccountExport>;
