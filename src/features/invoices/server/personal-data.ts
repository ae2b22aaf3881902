import { asc, eq, max } from 'drizzle-orm';
import { forgetsNothing, latestOf } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { InvoicesExport } from '../personal-data.ts';
import { presentInvoices } from './present.ts';
import { isOfOwner } from './service.ts';
import { invoices, invoiceSeries } from './table.ts';

/** Nothing of an invoice is forgotten: the law wants it as it was issued (RD 1619/2012, art. 19), names and all. */
export const invoicePersonalData: PersonalData<InvoicesExport> = {
  tables: [invoices, invoiceSeries],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(invoices)
      .where(isOfOwner(id))
      .orderBy(asc(invoices.issuedAt), asc(invoices.id));
    const own = new Set(rows.filter(({ recipientId }) => recipientId === id).map((row) => row.id));
    // Whom an invoice in their name names is somebody else's to take along; the invoice itself is in their workspace.
    const told = await presentInvoices(db, rows);
    return { invoices: told.map((row) => ({ ...row, recipient: own.has(row.id) ? row.recipient : null })) };
  },
  // Asked of each side by itself, as orders are.
  keeps: async (db, id) => {
    const lastAs = (side: typeof invoices.issuerId | typeof invoices.recipientId) =>
      db
        .select({ at: max(invoices.issuedAt) })
        .from(invoices)
        .where(eq(side, id));
    const since = latestOf([...(await lastAs(invoices.issuerId)), ...(await lastAs(invoices.recipientId))]);
    return since && { what: 'invoices', since };
  },
  forget: forgetsNothing,
};
