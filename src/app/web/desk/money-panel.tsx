import type { ComponentType } from 'react';
import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { DeskInvoicesPanel } from '#features/invoices/web/invoices-panel.tsx';
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
import { MoneyOverview } from './money-overview.tsx';

/** What each view shows besides the overview, which is the first. */
const panels: Readonly<Record<string, ComponentType>> = {
  payouts: PayoutsPanel,
  disputes: DisputesPanel,
  invoices: DeskInvoicesPanel,
  packages: PackagesPanel,
  records: TaxRecordsPanel,
  sellers: SellersPanel,
  house: HousePanel,
};

/**
 * Where money comes to an end: the month and what waits; then what owners are paid, what banks ask back, what was invoiced,
 * what was bought besides plans; then what the tax office is told, of invoices and of sellers, and who the house is.
 */
export function MoneyPanel({ counts: { money } }: { readonly counts: DeskCounts }) {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const Shown = panels[view ?? ''];
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'overview', label: words('overview'), count: money?.differences || undefined },
          { value: 'payouts', label: words('payouts'), count: money?.payouts },
          { value: 'disputes', label: words('disputes'), count: money?.disputes },
          { value: 'invoices', label: words('invoices') },
          { value: 'packages', label: words('packages'), count: money?.packages },
          { value: 'records', label: words('records'), count: money?.records },
          { value: 'sellers', label: words('sellers') },
          { value: 'house', label: words('house') },
        ]}
      />
      {Shown ? <Shown /> : <MoneyOverview money={money} />}
    </>
  );
}
