import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { invoiceRecords, recordChains } from './table.ts';

/**
 * A record says nothing that its invoice does not say, which members take along with their invoices; and nothing of a chain
 * can be forgotten without breaking it, which the law forbids (Ley 58/2003, art. 29.2.j and 201 bis).
 */
export const recordPersonalData: PersonalData = {
  tables: [invoiceRecords, recordChains],
  exportOf: exportsNothing,
  forget: forgetsNothing,
};
