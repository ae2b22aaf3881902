import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { ComparisonsPanel } from '#features/payments/web/comparisons-panel.tsx';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './money-messages.ts';

/** Where money comes to an end: what owners are paid, what was bought for it besides plans, what banks ask back, and whether the provider says the same. */
export function MoneyPanel({ counts: { money } }: { readonly counts: DeskCounts }) {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'payouts', label: words('payouts'), count: money?.payouts },
          { value: 'packages', label: words('packages'), count: money?.packages },
          { value: 'disputes', label: words('disputes'), count: money?.disputes },
          { value: 'comparisons', label: words('comparisons'), count: money?.differences },
        ]}
      />
      {view === 'packages' ? (
        <PackagesPanel />
      ) : view === 'disputes' ? (
        <DisputesPanel />
      ) : view === 'comparisons' ? (
        <ComparisonsPanel />
      ) : (
        <PayoutsPanel />
      )}
    </>
  );
}
