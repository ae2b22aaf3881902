/** The desk as somebody sits at it: what waits in its parts is asked for, and the server says whether they may. */
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { FactorGate } from '#features/auth/web/factor-gate.tsx';
import { holidayCountsQuery } from '#features/holiday-requests/web/queries.ts';
import { disputeCountsQuery } from '#features/disputes/web/queries.ts';
import { changeCountsQuery } from '#features/listing-changes/web/queries.ts';
import { refundCountsQuery } from '#features/orders/web/desk-queries.ts';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { contactCounts, issueCounts } from '#features/support/web/desk-queries.ts';
import { submissionCountsQuery } from '#features/submissions/web/queries.ts';
import { waitingReviewsQuery } from '#features/workspace/web/queries.ts';
import { ownerlessQuery } from '#market/listings/web/desk/ownerless-query.ts';
import { watched } from '#kit/web/desk/watched.ts';
import { DeskBar, type Present } from './desk-bar.tsx';
import { waitingIn } from './desk-counts.ts';
import { FrontDesk } from './front-desk.tsx';
import { TurnedAway } from './turned-away.tsx';
import { useNews } from './use-news.ts';
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

/** The desk with what is new since somebody looked. */
function Counted(desk: ComponentProps<typeof FrontDesk>) {
  const news = useNews(waitingIn(desk.counts), desk.tab);
  return <FrontDesk {...desk} news={news} />;
}

export function SeatedDesk({ present, isAdmin, tabs, tab, asks }: DeskProps) {
  const submissions = useQuery(watched(submissionCountsQuery()));
  const ofAdmins = { enabled: isAdmin };
  const holidays = useQuery({ ...watched(holidayCountsQuery()), ...ofAdmins });
  const reviews = useQuery(watched(waitingReviewsQuery()));
  const changes = useQuery(watched(changeCountsQuery()));
  const payouts = useQuery({ ...watched(payoutCountsQuery()), ...ofAdmins });
  const packages = useQuery({ ...watched(packageCountsQuery()), ...ofAdmins });
  const disputes = useQuery({ ...watched(disputeCountsQuery()), ...ofAdmins });
  const refused = useQuery({ ...watched(refundCountsQuery()), ...ofAdmins });
  const messages = useQuery({ ...contactCounts(), ...ofAdmins });
  const issues = useQuery({ ...issueCounts(), ...ofAdmins });
  const ownerless = useQuery({ ...watched(ownerlessQuery()), ...ofAdmins });
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
    inbox: messages.data && issues.data && messages.data.new + issues.data.new,
    orders: refused.data?.failed,
  };
  return <Counted present={present} tabs={tabs} tab={tab} counts={counts} asks={asks} />;
}
