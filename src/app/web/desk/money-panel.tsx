import type { ComponentType } from 'react';
import { BooksPanel } from '#features/books/web/books-panel.tsx';
import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { SellersPanel } from '#features/seller-reports/web/sellers-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './money-messages.ts';

const panels: Readonly<Record<string, ComponentType>> = {
  packages: PackagesPanel,
  disputes: DisputesPanel,
  books: BooksPanel,
  sellers: SellersPanel,
};

/** Where money comes to an end: what owners are paid, what was bought for it besides plans, what banks ask back, and who is told of it. */
export function MoneyPanel({ counts: { money } }: { readonly counts: DeskCounts }) {
  const words = useWords(messages);
  const { view = '' } = useDeskAddress().search;
  const Panel = panels[view] ?? PayoutsPanel;
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'payouts', label: words('payouts'), count: money?.payouts },
          { value: 'packages', label: words('packages'), count: money?.packages },
          { value: 'disputes', label: words('disputes'), count: money?.disputes },
          { value: 'books', label: words('books') },
          { value: 'sellers', label: words('sellers') },
        ]}
      />
      <Panel />
    </>
  );
}
