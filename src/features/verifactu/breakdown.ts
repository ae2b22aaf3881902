/** How the tax office calls what is on an invoice: its types, and how each line is taxed (Orden HAC/1177/2024, lists L2, L9, L10). */
import type { InvoiceFacts, RecordLine } from './invoice-facts.ts';

/**
 * `TipoFactura`; a corrective one goes by what it corrects and why: money that goes back is what Ley 37/1992, art. 80.1 and
 * 80.2 name, whom a full one names is everything else (R4).
 */
export const invoiceTypes = ['F1', 'F2', 'F3', 'R1', 'R4', 'R5'] as const;
type InvoiceType = (typeof invoiceTypes)[number];

type Named = {
  readonly type: InvoiceType;
  /** A full invoice whose recipient has no tax number (RD 1619/2012, art. 6.1.d). */
  readonly isUnidentified: boolean;
};

/** The type of an invoice; one that names nobody by a number is of the types that name nobody. */
export function typeOf({
  kind,
  isOfSimplified,
  recipient,
}: Pick<InvoiceFacts, 'kind' | 'isOfSimplified' | 'recipient'>): Named {
  const isNamed = (recipient?.taxNumber ?? '') !== '';
  if (kind === 'simplified') return { type: 'F2', isUnidentified: false };
  if (kind === 'substitute') return { type: 'R4', isUnidentified: false };
  if (kind === 'replacement') return { type: 'F3', isUnidentified: false };
  if (kind === 'full') return isNamed ? { type: 'F1', isUnidentified: false } : { type: 'F2', isUnidentified: true };
  if (isOfSimplified) return { type: 'R5', isUnidentified: false };
  return isNamed ? { type: 'R1', isUnidentified: false } : { type: 'R5', isUnidentified: true };
}

/** Types that name their recipient (validations of the tax office, 3.1.3.13). */
export const namesRecipient = (type: InvoiceType): boolean => type !== 'F2' && type !== 'R5';

/** `CalificacionOperacion` where a line is taxed or outside the tax, `OperacionExenta` where it is exempt. */
type Treatment = 'S1' | 'S2' | 'N1' | 'N2' | 'E1' | 'E4' | 'E5' | 'E6';

/** Articles of Ley 37/1992 and what they make of a line; any other exemption is E6. */
const articles: readonly { readonly article: number; readonly treatment: Treatment }[] = [
  { article: 7, treatment: 'N1' },
  { article: 14, treatment: 'N1' },
  { article: 20, treatment: 'E1' },
  { article: 23, treatment: 'E4' },
  { article: 24, treatment: 'E4' },
  { article: 25, treatment: 'E5' },
  { article: 69, treatment: 'N2' },
  { article: 70, treatment: 'N2' },
  { article: 84, treatment: 'S2' },
];

/** How a line is taxed, by the article that it names: `art. 20.Uno.23.º` is E1. */
export function treatmentOf(exemptBy: string | null): Treatment {
  if (exemptBy === null) return 'S1';
  const article = Number(/\bart(?:\.|ículo|icle)?\s*(\d+)/i.exec(exemptBy)?.[1]);
  return articles.find((one) => one.article === article)?.treatment ?? 'E6';
}

export type BreakdownLine = {
  readonly treatment: Treatment;
  readonly percent: number;
  readonly netCents: number;
  readonly vatCents: number;
};

/** What is taxed alike in one line each, in the order in which it first comes. */
export function breakdownOf(lines: readonly RecordLine[]): BreakdownLine[] {
  const sums = new Map<string, BreakdownLine>();
  for (const { vatPercent, exemptBy, netCents, vatCents } of lines) {
    const treatment = treatmentOf(exemptBy);
    const percent = treatment === 'S1' ? vatPercent : 0;
    const key = `${treatment} ${percent}`;
    const sum = sums.get(key);
    sums.set(key, {
      treatment,
      percent,
      netCents: (sum?.netCents ?? 0) + netCents,
      vatCents: (sum?.vatCents ?? 0) + vatCents,
    });
  }
  return [...sums.values()];
}
