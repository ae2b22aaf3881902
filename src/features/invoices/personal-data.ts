/** What a member takes along of the invoices that were issued to them or in their name. */
import { z } from 'zod';
import { Invoice } from './contract.ts';

export const InvoicesExport = z.strictObject({ invoices: z.array(Invoice) });
export type InvoicesExport = z.infer<typeof InvoicesExport>;
