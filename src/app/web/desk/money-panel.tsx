import type { ComponentType } from 'react';
import { BooksPanel } from '#features/books/web/books-panel.tsx';
import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { DeskInvoicesPanel } from '#features/invoices/web/invoices-panel.tsx';
import { ComparisonsPanel } from '#features/payments/web/comparisons-panel.tsx';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { HousePanel } from '#features/traders/web/house-panel.tsx';
import { TaxRecordsPanel } from '#features/verifactu/web/tax-records-panel.tsx';
import { SellersPanel } from '#features/seller-reports/web/sellers-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './money-messages.ts';

/** What each view shows; the first one where the address names none. */
const panels: Readonly<Record<string, ComponentType>> = {
  packages: PackagesPanel,
  disputes: DisputesPanel,
  comparisons: ComparisonsPanel,
  invoices: DeskInvoicesPanel,
  books: BooksPanel,
  records: TaxRecordsPanel,
  sellers: SellersPanel,
  house: HousePanel,
};

/**
 * Where money comes to an end: what owners are paid, what was bought for it besides plans, what banks ask back, whether
 * the provider says the same, what was invoiced, the operator's month, who the house is, and what the tax office is told.
 */
export function MoneyPanel({ counts: { money } }: { readonly counts: DeskCounts }) {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const Shown = panels[view ?? ''] ?? PayoutsPanel;
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'payouts', label: words('payouts'), count: money?.payouts },
          { value: 'packages', label: words('packages'), count: money?.packages },
          { value: 'disputes', label: words('disputes'), count: money?.disputes },
          { value: 'comparisons', label: words('comparisons'), count: money?.differences },
          { value: 'invoices', label: words('invoices') },
          { value: 'books', label: words('books') },
          { value: 'records', label: words('records'), count: money?.records },
          { value: 'sellers', label: words('sellers') },
          { value: 'house', label: words('house') },
        ]}
      />
      <Shown />
    </>
  );
}
