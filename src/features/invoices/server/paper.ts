/** An invoice on paper: what it says, in the words of a language (RD 1619/2012, art. 6, 7 and 15). */
import type { Db } from '#kit/server/db.ts';
import { locales } from '#kit/shared/locales.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatMoney } from '#kit/shared/numbers.ts';
import { formatPercent } from '#kit/shared/percent.ts';
import { fill } from '#kit/shared/translate.ts';
import { findQrAddress } from '#features/verifactu/server/service.ts';
import { wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import { reverseCharge } from '#market/vat/vat.ts';
import { messages } from '../messages.ts';
import { netOfOne, seriesNumber, type InvoiceLine, type Party } from '../rules.ts';
import { namedBy } from './issue.ts';
import { houseParty } from './parties.ts';
import { drawInvoice, type Paper } from './pdf.ts';
import type { InvoiceRow } from './table.ts';

/** One file, named by the invoice's number; the same invoice is always the same file. */
export async function paperOf(db: Db, row: InvoiceRow, language: Language): Promise<{ name: string; pdf: string }> {
  const of = await namedBy(db, row);
  const house = (await houseParty(db))?.name ?? town.brand;
  const code = await findQrAddress(db, row.id);
  const pdf = await drawInvoice(tell(row, { of: of.map(seriesNumber), house, code }, language), row.issuedAt);
  return { name: `${seriesNumber(row)}.pdf`, pdf: pdf.toString('base64') };
}

type Around = { readonly of: readonly string[]; readonly house: string; readonly code: string | null };

/** How one says which others it is of; simplified and full ones are of none. */
const naming = {
  simplified: 'replaces',
  full: 'replaces',
  replacement: 'replaces',
  corrective: 'corrects',
  substitute: 'substitutes',
} as const satisfies Record<InvoiceRow['kind'], string>;

/** What an invoice says, in the words of a language. */
export function tell(row: InvoiceRow, { of, house, code }: Around, language: Language): Paper {
  const words = messages[language];
  const euro = (cents: number) => formatMoney(cents / 100, 'EUR', language, 2);
  const each = (line: InvoiceLine) => {
    const one = netOfOne(line);
    return formatMoney(one.euro, 'EUR', language, one.decimals);
  };
  const days = new Intl.DateTimeFormat(locales[language].tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (date: string) => days.format(Date.parse(`${date}T12:00:00Z`));
  const rate = ({ vatPercent, exemptBy }: InvoiceLine) =>
    exemptBy === null ? formatPercent(vatPercent, language) : words['paper.exempt'];
  const number = seriesNumber(row);
  return {
    language,
    title: words[`kind.${row.kind}`],
    number,
    code: code === null ? null : { address: code, above: words['paper.qr'], below: words['paper.verifactu'] },
    facts: [
      [words['paper.number'], number],
      [words['paper.issued'], day(row.issuedOn)],
      [words['paper.supplied'], day(row.suppliedOn)],
      ...(row.orderId === null ? [] : [[words['paper.order'], row.orderId] as const]),
    ],
    parties: [
      { label: words['paper.issuer'], lines: partyLines(row.issuer, language) },
      {
        label: words['paper.recipient'],
        lines: row.recipient === null ? [words['paper.nobody']] : partyLines(row.recipient, language),
      },
    ],
    columns: ['what', 'quantity', 'each', 'rate', 'total'].map((column) => words[`paper.${column as 'what'}`]),
    rows: row.lines.map((line) => [
      line.description,
      String(line.quantity),
      each(line),
      rate(line),
      euro(line.grossCents),
    ]),
    sums: [
      [words['paper.net'], euro(row.netCents)],
      ...byRate(row.lines).map(
        ([percent, cents]) => [fill(words['paper.vat'], { percent: String(percent) }), euro(cents)] as const,
      ),
    ],
    total: [words['paper.total'], euro(row.grossCents)],
    notes: [
      ...(row.cancelledAt === null
        ? []
        : [fill(words['paper.cancelled'], { date: day(wallClock(row.cancelledAt).date) })]),
      ...exemptions(row.lines).map((article) =>
        fill(words[article === reverseCharge ? 'paper.reverse' : 'paper.exemptBy'], { article }),
      ),
      ...(of.length === 0
        ? []
        : [
            fill(words[`paper.${naming[row.kind]}`], {
              number: new Intl.ListFormat(language).format(of),
              net: euro(row.netCents),
              vat: euro(row.vatCents),
            }),
          ]),
      ...(row.issuerId === null ? [] : [fill(words['paper.onBehalf'], { house })]),
      words[row.kind === 'corrective' ? 'paper.euro' : 'paper.paid'],
    ],
    foot: (page, pages) => fill(words['paper.page'], { page: String(page), of: String(pages) }),
  };
}

function partyLines({ name, taxNumber, street, postalCode, town, country }: Party, language: Language): string[] {
  const land = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;
  return [
    name,
    fill(messages[language]['paper.taxNumber'], { number: taxNumber }),
    street,
    `${postalCode} ${town}`,
    land,
  ];
}

/** The tax of each rate, the highest first; what is exempt has none. */
const byRate = (lines: readonly InvoiceLine[]): (readonly [percent: number, cents: number])[] =>
  [...Map.groupBy(lines, ({ vatPercent }) => vatPercent)]
    .filter(([percent]) => percent > 0)
    .toSorted(([one], [other]) => other - one)
    .map(([percent, some]) => [percent, some.reduce((sum, { vatCents }) => sum + vatCents, 0)]);

const exemptions = (lines: readonly InvoiceLine[]): string[] => [
  ...new Set(lines.flatMap(({ exemptBy }) => exemptBy ?? [])),
];
