import { OwnYears } from '#features/seller-reports/web/own-years.tsx';
import { LedgerPanel } from '#features/workspace/web/ledger-panel.tsx';

/** What came in: the ledger as it stands, and each year as the tax office is told of it. */
export function OwnLedger() {
  return (
    <>
      <LedgerPanel />
      <OwnYears />
    </>
  );
}
