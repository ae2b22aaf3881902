/** The desk as somebody sits at it: what waits in its parts is asked for, and the server says whether they may. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FactorGate } from '#features/auth/web/factor-gate.tsx';
import { holidayCountsQuery } from '#features/holiday-requests/web/queries.ts';
import { disputeCountsQuery } from '#features/disputes/web/queries.ts';
import { changeCountsQuery } from '#features/listing-changes/web/queries.ts';
import { refundCountsQuery } from '#features/orders/web/desk-queries.ts';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { submissionCountsQuery } from '#features/submissions/web/queries.ts';
import { waitingReviewsQuery } from '#features/workspace/web/queries.ts';
import { ownerlessQuery } from '#market/listings/web/desk/ownerless-query.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import { DeskBar, type Present } from './desk-bar.tsx';
import { FrontDesk } from './front-desk.tsx';
import { TurnedAway } from './turned-away.tsx';
import * as styles from './front-desk.module.css';

/** Somebody without a seat. */
export function Away({ present }: { readonly present: Present }) {
  return (
    <>
      <DeskBar present={present} />
      <TurnedAway />
    </>
  );
}

/** The house asks admins for a second step, and this one has none yet. */
function Held({ present }: { readonly present: Present }) {
  return (
    <>
      <DeskBar present={present} />
      <main className={`wrap ${styles.frontAway}`}>
        <FactorGate />
      </main>
    </>
  );
}

type DeskProps = {
  readonly present: Present;
  /** A moderator has nothing to do with money and people. */
  readonly isAdmin: boolean;
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly asks: ReactNode;
};

export function SeatedDesk({ present, isAdmin, tabs, tab, asks }: DeskProps) {
  const submissions = useQuery(freshly(submissionCountsQuery()));
  const ofAdmins = { enabled: isAdmin };
  const holidays = useQuery({ ...freshly(holidayCountsQuery()), ...ofAdmins });
  const reviews = useQuery(freshly(waitingReviewsQuery()));
  const changes = useQuery(freshly(changeCountsQuery()));
  const payouts = useQuery({ ...payoutCountsQuery(), ...ofAdmins });
  const packages = useQuery({ ...packageCountsQuery(), ...ofAdmins });
  const disputes = useQuery({ ...disputeCountsQuery(), ...ofAdmins });
  const refused = useQuery({ ...refundCountsQuery(), ...ofAdmins });
  const ownerless = useQuery({ ...freshly(ownerlessQuery()), ...ofAdmins });
  // A browser may believe what it likes about its role: the server says otherwise.
  if (submissions.error?.code === 'forbidden') return <Away present={present} />;
  if (submissions.error?.code === 'second_factor_missing') return <Held present={present} />;
  const money = (payouts.data?.due ?? 0) + (packages.data?.open ?? 0) + (disputes.data?.open ?? 0);
  const counts = {
    submissions: submissions.data,
    holidays: holidays.data,
    reviews: reviews.data,
    changes: changes.data?.pending,
    ownerless: ownerless.data,
    money,
    orders: refused.data?.failed,
  };
  return <FrontDesk present={present} tabs={tabs} tab={tab} counts={counts} asks={asks} />;
}
