import { PeoplePanel } from '#features/auth/web/people-panel.tsx';
import { DeskPayoutAccount } from '#features/payout-accounts/web/desk-payout-account.tsx';
import { DeskTrader } from '#features/traders/web/desk-trader.tsx';

/** Everybody with an account; of who sells, who that is and where they are paid. */
export const PeopleDesk = () => (
  <PeoplePanel
    more={({ id, accountType }) =>
      accountType === 'business' ? (
        <>
          <DeskTrader id={id} />
          <DeskPayoutAccount id={id} />
        </>
      ) : null
    }
  />
);
