/** The operator's month on paper. */
import { countsElsewhere } from '#features/invoices/rules.ts';
import type { Page, Part } from '#kit/server/paper.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPercent } from '#kit/shared/percent.ts';
import { shownAmount } from '#kit/shared/signed-money.ts';
import { fill } from '#kit/shared/translate.ts';
import { formatInstant } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';
import type { Books } from '../contract.ts';
import { messages } from '../messages.ts';
import { monthTitle } from '#kit/shared/month-title.ts';
import { flows, unpaidKinds } from '../rules.ts';

export function monthPaper(books: Books, language: Language, at: Date): Page {
  const words = messages[language];
  const euro = (cents: number) => shownAmount(cents, language);
  const counted = (name: string, { count, cents }: { count: number; cents: number }) => [
    name,
    String(count),
    euro(cents),
  ];
  const balance: Part = {
    heading: words.balance,
    facts: [
      ...flows.map((flow) => [words[`flow.${flow}`], euro(books.flows[`${flow}Cents`])] as const),
      [words.owed, euro(books.owedCents)],
      [words.debt, euro(books.debtCents)],
    ],
  };
  const tax: NonNullable<Part['table']> = {
    head: [words.series, words.rate, words.invoices, words.net, words.vatAmount, words.gross],
    rows: books.vat.map((row) => [
      `${row.series} (${row.isHouse ? words.byHouse : words.byOwners})`,
      row.exemptBy === null ? formatPercent(row.vatPercent, language) : words.exempt,
      String(row.invoices),
      euro(row.netCents),
      euro(row.vatCents),
      euro(row.grossCents),
    ]),
  };
  const vat: Part =
    books.vat.length === 0
      ? { heading: words.vat, lines: [words.noVat] }
      : {
          heading: words.vat,
          table: tax,
          ...(books.vat.some(({ series }) => countsElsewhere(series)) && { lines: [words.replacedHint] }),
        };
  const head = [words.what, words.howMany, words.amount];
  return {
    title: fill(words['paper.title'], { month: monthTitle(books.month, language) }),
    language,
    foot: fill(words['paper.made'], { when: formatInstant(at, language), house: town.brand }),
    parts: [
      balance,
      vat,
      {
        heading: words.unpaid,
        table: {
          head,
          rows: [
            ...unpaidKinds.map((kind) => counted(words[`unpaid.${kind}`], books.unpaid[kind])),
            counted(words.lapsed, books.lapsed),
          ],
        },
      },
      {
        heading: words.disputes,
        table: {
          head,
          rows: (['open', 'won', 'lost'] as const).map((state) =>
            counted(words[`dispute.${state}`], books.disputes[state]),
          ),
        },
      },
    ],
  };
}
