import { EraseMember } from '#features/account/web/erase-member.tsx';
import { PeoplePanel } from '#features/auth/web/people/people-panel.tsx';
import { DeskPayoutAccount } from '#features/payout-accounts/web/desk-payout-account.tsx';
import { DeskTrader } from '#features/traders/web/desk-trader.tsx';

/** Everybody with an account; for sellers, who they are and where they are paid; and the way to erase one. */
export const PeopleDesk = () => (
  <PeoplePanel
    more={({ id, accountType, fullName, seatedBy, erasedAt }) => (
      <>
        {accountType === 'business' ? (
          <>
            <DeskTrader id={id} />
            <DeskPayoutAccount id={id} />
          </>
        ) : null}
        {seatedBy === null && erasedAt === null ? <EraseMember id={id} name={fullName} /> : null}
      </>
    )}
  />
);
