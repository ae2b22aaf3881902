import { PayoutAccountPanel } from '#features/payout-accounts/web/payout-account-panel.tsx';
import { SellerPanel } from '#features/traders/web/seller-panel.tsx';

/** What somebody says before they sell for money: who they are, and where they are paid. */
export const Seller = () => (
  <>
    <SellerPanel />
    <PayoutAccountPanel />
  </>
);
