import type { ReactNode } from 'react';
import { countsElsewhere } from '#features/invoices/rules.ts';
import { formatNumber } from '#kit/shared/numbers.ts';
import { formatPercent } from '#kit/shared/percent.ts';
import { columnAmount, shownAmount } from '#kit/shared/signed-money.ts';
import { CsvButton } from '#kit/web/desk/csv-button.tsx';
import { Figures, FigureTable } from '#kit/web/desk/figures.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import type { Books } from '../contract.ts';
import { messages } from '../messages.ts';
import { flows, unpaidKinds } from '../rules.ts';
import { BooksCharts } from './books-charts.tsx';
import * as deskStyles from '#kit/web/desk/desk.module.css';
import * as fieldStyles from '#kit/web/ui/field.module.css';

/** The parts of a month, each with its file. */
export function BooksParts({ books }: { readonly books: Books }) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const euro = (cents: number) => shownAmount(cents, language);
  const inColumn = (cents: number) => columnAmount(cents, language);
  const { month, owedCents, debtCents, vat, unpaid, lapsed, disputes } = books;
  const file = (name: 'days' | 'vat' | 'unpaid' | 'disputes', path: string) => (
    <p className={deskStyles.deskFile}>
      <CsvButton path={`/api/admin/${path}`} label={words(`file.${name}`)} />
    </p>
  );
  const counted = (id: string, name: ReactNode, { count, cents }: { count: number; cents: number }) => {
    return { id, name, cells: [formatNumber(count, language), inColumn(cents)] };
  };
  const head = [words('what'), words('howMany'), words('amount')];
  return (
    <>
      <Figures
        figures={[
          ...flows.map((flow) => ({ name: words(`flow.${flow}`), said: euro(books.flows[`${flow}Cents`]) })),
          { name: words('owed'), said: euro(owedCents) },
          { name: words('debt'), said: euro(debtCents) },
        ]}
      />
      <p className={fieldStyles.hint}>{words('balanceHint')}</p>
      <BooksCharts books={books} />
      {file('days', `book-days.csv?month=${month}`)}
      {vat.length === 0 ? (
        <p className={fieldStyles.hint}>{words('noVat')}</p>
      ) : (
        <>
          <FigureTable
            title={words('vat')}
            head={[words('series'), words('rate'), words('invoices'), words('net'), words('vatAmount'), words('gross')]}
            rows={vat.map(({ isHouse, series, vatPercent, exemptBy, invoices, netCents, vatCents, grossCents }) => ({
              id: `${isHouse} ${series} ${vatPercent} ${exemptBy}`,
              name: `${series} (${words(isHouse ? 'byHouse' : 'byOwners')})`,
              cells: [
                exemptBy === null ? formatPercent(vatPercent, language) : words('exempt'),
                formatNumber(invoices, language),
                inColumn(netCents),
                inColumn(vatCents),
                inColumn(grossCents),
              ],
            }))}
          />
          {vat.some(({ series }) => countsElsewhere(series)) ? (
            <p className={fieldStyles.hint}>{words('replacedHint')}</p>
          ) : null}
          {file('vat', `vat-book.csv?month=${month}`)}
        </>
      )}
      <FigureTable
        title={words('unpaid')}
        head={head}
        rows={[
          ...unpaidKinds.map((kind) => counted(kind, words(`unpaid.${kind}`), unpaid[kind])),
          counted('lapsed', words('lapsed'), lapsed),
        ]}
      />
      <p className={fieldStyles.hint}>{words('unpaidHint')}</p>
      {file('unpaid', 'unpaid.csv')}
      <FigureTable
        title={words('disputes')}
        head={head}
        rows={(['open', 'won', 'lost'] as const).map((state) =>
          counted(state, words(`dispute.${state}`), disputes[state]),
        )}
      />
      <p className={fieldStyles.hint}>{words('disputesHint')}</p>
      {file('disputes', `book-disputes.csv?month=${month}`)}
    </>
  );
}
