import { useQuery } from '@tanstack/react-query';
import { DisputesPanel } from '#features/disputes/web/disputes-panel.tsx';
import { disputeCountsQuery } from '#features/disputes/web/queries.ts';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './money-messages.ts';

/** Where money comes to an end: what owners are paid, what was bought for it besides plans, and what banks ask back. */
export function MoneyPanel() {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const payouts = useQuery(payoutCountsQuery());
  const packages = useQuery(packageCountsQuery());
  const disputes = useQuery(disputeCountsQuery());
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'payouts', label: words('payouts'), count: payouts.data?.due },
          { value: 'packages', label: words('packages'), count: packages.data?.open },
          { value: 'disputes', label: words('disputes'), count: disputes.data?.open },
        ]}
      />
      {view === 'packages' ? <PackagesPanel /> : view === 'disputes' ? <DisputesPanel /> : <PayoutsPanel />}
    </>
  );
}
