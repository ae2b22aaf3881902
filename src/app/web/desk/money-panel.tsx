import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { DeskCounts } from './desk-counts.ts';
import { messages } from './money-messages.ts';

/** Where money comes to an end: what owners are paid, what was bought for it besides plans, and what banks ask back. */
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
        ]}
      />
      {view === 'packages' ? <PackagesPanel /> : view === 'disputes' ? <DisputesPanel /> : <PayoutsPanel />}
    </>
  );
}
