import { useQuery } from '@tanstack/react-query';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { PayoutsPanel } from '#features/payouts/web/payouts-panel.tsx';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { PackagesPanel } from '#features/plans/web/packages-panel.tsx';
import { DeskViews } from '#kit/web/desk/desk-views.tsx';
import { useDeskAddress } from '#kit/web/desk/use-desk-address.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { messages } from './money-messages.ts';

/** Where money comes to an end: what owners are paid, and what was bought for it besides plans. */
export function MoneyPanel() {
  const words = useWords(messages);
  const { view } = useDeskAddress().search;
  const payouts = useQuery(payoutCountsQuery());
  const packages = useQuery(packageCountsQuery());
  return (
    <>
      <DeskViews
        label={words('views')}
        views={[
          { value: 'payouts', label: words('payouts'), count: payouts.data?.due },
          { value: 'packages', label: words('packages'), count: packages.data?.open },
        ]}
      />
      {view === 'packages' ? <PackagesPanel /> : <PayoutsPanel />}
    </>
  );
}
