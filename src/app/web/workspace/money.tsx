import { OwnYears } from '#features/seller-reports/web/own-years.tsx';
import { OwnRecords } from '#features/verifactu/web/own-records.tsx';
import { LedgerPanel } from '#features/workspace/web/ledger-panel.tsx';

/** What is due to an owner, and what the tax office is told of it: each year, and each invoice. */
export function Money() {
  return (
    <>
      <LedgerPanel />
      <OwnYears />
      <OwnRecords />
    </>
  );
}
