import { PeoplePanel } from '#features/auth/web/people-panel.tsx';
import { DeskTrader } from '#features/traders/web/desk-trader.tsx';

/** Everybody with an account; of who sells, who that is. */
export const PeopleDesk = () => (
  <PeoplePanel more={({ id, accountType }) => (accountType === 'business' ? <DeskTrader id={id} /> : null)} />
);
