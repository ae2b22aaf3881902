/** Invoices: closed sets and pure rules (issue 22; Real Decreto 1619/2012). */
import { figures } from '#market/law/figures.ts';
import { splitGross, type TaxedSupply, type VatSupply } from '#market/vat/vat.ts';

export { asParty, type Party } from '#market/vat/party.ts';

/**
 * `simplified` (art. 4) for every paid order by itself; `full` (art. 6); `replacement`, a full one in place of a simplified
 * one that its buyer asked for; `corrective` (art. 15) for what goes back; `substitute`, a corrective one that takes the place
 * of a full one which names its buyer wrongly (art. 15.1 and 15.5).
 */
export const invoiceKinds = ['simplified', 'full', 'replacement', 'corrective', 'substitute'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Whether what it is of counts in a sum: those in place of another one say again what counts there already. */
const counts = ({ kind }: { readonly kind: InvoiceKind }): boolean => kind !== 'replacement' && kind !== 'substitute';

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

/**
 * The house numbers in series of its own, so that what an owner issues elsewhere is never in its way; correctives must have
 * theirs (RD 1619/2012, art. 6.1.a). Each begins anew with the year.
 */
const seriesLetters = {
  simplified: 'S',
  full: 'F',
  replacement: 'C',
  corrective: 'R',
  substitute: 'U',
} as const satisfies Record<InvoiceKind, string>;
export const seriesOf = (kind: InvoiceKind, issuedOn: string): string =>
  `AS${seriesLetters[kind]}${issuedOn.slice(2, 4)}`;

/** Whether a series holds invoices in place of others: what they are of counts there already. */
export const countsElsewhere = (series: string): boolean =>
  invoiceKinds.some((kind) => !counts({ kind }) && series.startsWith(`AS${seriesLetters[kind]}`));

/** Series and number as they are written on the invoice: `ASS26-000123`. */
export const seriesNumber = ({ series, number }: { readonly series: string; readonly number: number }): string =>
  `${series}-${String(number).padStart(6, '0')}`;

/** The sums of an invoice. */
export function sumsOf(lines: readonly InvoiceLine[]) {
  const sum = (name: 'netCents' | 'vatCents' | 'grossCents') => lines.reduce((all, line) => all + line[name], 0);
  return { netCents: sum('netCents'), vatCents: sum('vatCents'), grossCents: sum('grossCents') };
}

/** A line of what was sold for so much, tax included. */
export function lineOf(
  { description, quantity, supply, vatPercent, vatExemptBy }: Taxed,
  grossCents: number,
): InvoiceLine {
  const split = splitGross(grossCents, vatPercent);
  return { description, quantity, supply, vatPercent, exemptBy: vatExemptBy, ...split, grossCents };
}

/**
 * The line of what goes back of a sale, after so much of it went back already: what was invoiced is taken back by the span
 * that it is of the whole, so that all of them together take back its tax to the cent.
 */
export function lineBack(
  sold: Taxed,
  { before, cents }: { readonly before: number; readonly cents: number },
): InvoiceLine {
  const [first, last] = [splitGross(before, sold.vatPercent), splitGross(before + cents, sold.vatPercent)];
  const { description, quantity, supply, vatPercent, vatExemptBy } = sold;
  return {
    description,
    quantity,
    supply,
    vatPercent,
    exemptBy: vatExemptBy,
    netCents: first.netCents - last.netCents,
    vatCents: first.vatCents - last.vatCents,
    grossCents: -cents,
  };
}

/**
 * What one unit of a line costs before tax, in euro, as an invoice says it (RD 1619/2012, art. 6.1.f), with as many decimals as
 * it takes for so many of them to come to the line's net: €14.875 where two are €29.75.
 */
export function netOfOne({ netCents, quantity }: Pick<InvoiceLine, 'netCents' | 'quantity'>) {
  const cents = Math.abs(netCents);
  const eachIn = (decimals: number) => Math.round((cents * 10 ** (decimals - 2)) / quantity);
  const isNet = (decimals: number) => {
    const parts = 10 ** (decimals - 2);
    return 2 * Math.abs(eachIn(decimals) * quantity - cents * parts) < parts;
  };
  const decimals = unitDecimals.find(isNet) ?? 2;
  return { euro: (Math.sign(netCents) * eachIn(decimals)) / 10 ** decimals, decimals };
}
/** The last is enough for a million units. */
const unitDecimals = [2, 3, 4, 5, 6, 7, 8] as const;

type Taxed = TaxedSupply & { readonly description: string; readonly quantity: number };

type Issued = {
  readonly kind: InvoiceKind;
  readonly issuedOn: string;
  readonly grossCents: number;
  readonly cancelledAt: Date | null;
};

/**
 * Cents of a sale that a full invoice may be asked for in place of this one of it, on a day of the town (`figures`): none of
 * what is no simplified one, was cancelled, is too old, is replaced already, or went back whole. `ofSale` are all of the sale.
 */
export function leftToReplace(one: Issued, ofSale: readonly Issued[], today: string): number {
  const isInTime = today <= yearsAfter(one.issuedOn, figures.replacementYears[0].value);
  const standing = ofSale.filter(stands);
  const isReplaced = standing.some(({ kind }) => kind === 'replacement');
  if (one.kind !== 'simplified' || !stands(one) || !isInTime || isReplaced) return 0;
  return Math.max(
    0,
    standing.filter(counts).reduce((sum, { grossCents }) => sum + grossCents, 0),
  );
}

/** Whether whom one of a sale names may still be put right, on a day of the town: what named somebody, in time. */
export const isInTimeToCorrect = (
  { kind, suppliedOn }: { readonly kind: InvoiceKind; readonly suppliedOn: string },
  today: string,
) =>
  (kind === 'full' || kind === 'replacement' || kind === 'substitute') &&
  today <= yearsAfter(suppliedOn, figures.correctionYears[0].value);

/** How often its buyer may have a sale's invoice put right; then the desk looks at it, or who sold. Each takes a number of the seller's. */
export const maxSubstitutes = 2;

const yearsAfter = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Whether it counts: a cancelled one was issued by mistake, and stands for nothing. */
export const stands = ({ cancelledAt }: { readonly cancelledAt: Date | null }): boolean => cancelledAt === null;

/** The most signs of a reason why one is cancelled. */
export const maxReason = 300;
