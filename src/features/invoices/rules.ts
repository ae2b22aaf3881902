/** Invoices: closed sets and pure rules (issue 22; Real Decreto 1619/2012). */
import type { VatSupply } from '#market/vat/vat.ts';

/**
 * `simplified` (art. 4) for every paid order by itself; `full` (art. 6); `replacement`, a full one in place of a simplified
 * one that its buyer asked for; `corrective` (art. 15) for what goes back.
 */
export const invoiceKinds = ['simplified', 'full', 'replacement', 'corrective'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who issues, or whom it is for, as they stood when it was issued. */
export type Party = {
  readonly name: string;
  readonly taxNumber: string;
  readonly street: string;
  readonly postalCode: string;
  readonly town: string;
  /** ISO 3166-1. */
  readonly country: string;
};

/** One line, frozen with its tax; of a corrective invoice its amounts are negative. */
export type InvoiceLine = {
  readonly description: string;
  readonly quantity: number;
  readonly supply: VatSupply;
  readonly vatPercent: number;
  /** The article that exempts it; null where it is taxed. */
  readonly exemptBy: string | null;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};
