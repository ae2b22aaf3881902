import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { AdminEmail } from '#features/account/web/admin-email.tsx';
import { FactorGate } from '#features/auth/web/factor-gate.tsx';
import { useSignOut } from '#features/auth/web/queries.ts';
import { holidayCountsQuery } from '#features/holiday-requests/web/queries.ts';
import { disputeCountsQuery } from '#features/disputes/web/queries.ts';
import { refundCountsQuery } from '#features/orders/web/desk-queries.ts';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { submissionCountsQuery } from '#features/submissions/web/queries.ts';
import { waitingReviewsQuery } from '#features/workspace/web/queries.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { DeskSearch } from '#kit/web/desk/use-desk-address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { DeskBar, type Present } from '../desk/desk-bar.tsx';
import { FrontDesk } from '../desk/front-desk.tsx';
import { messages } from '../desk/messages.ts';
import { deskTabs } from '../desk/panels.ts';
import { IdentityKeeper } from '../identity-keeper.tsx';
import { TurnedAway } from '../desk/turned-away.tsx';
import * as styles from '#app/web/desk/front-desk.module.css';

export const Route = createFileRoute('/admin')({
  staticData: { frame: 'none' },
  validateSearch: (raw: Asked<DeskSearch>): Typed => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/admin', 'bell'),
  component: Admin,
});

/** For admins; the server draws only what is the same for everybody, and trusts its own sessions alone. */
function Admin() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const { tab } = Route.useSearch();
  const isLeaving = useRef(false);
  const isAway = user === null;
  const { signOut } = useSignOut();
  const current = deskTabs.find((one) => one === tab) ?? 'submissions';

  const turnAway = useEffectEvent(() => {
    if (isLeaving.current) return;
    const redirect = location.pathname + location.search;
    void navigate({ to: '/auth', search: { redirect }, replace: true });
  });
  useEffect(() => {
    if (isAway) turnAway();
  }, [isAway]);

  if (!user) return <FrontDesk tab={current} counts={{}} />;
  const present = {
    name: user.fullName,
    onLeave: () => {
      isLeaving.current = true;
      signOut();
    },
  };
  if (user.role !== 'admin') return <Away present={present} />;
  return (
    <>
      <IdentityKeeper />
      <Desk present={present} tab={current} asks={user.email === null && <AdminEmail />} />
    </>
  );
}

function Away({ present }: { readonly present: Present }) {
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

type DeskProps = { readonly present: Present; readonly tab: string; readonly asks: ReactNode };

function Desk({ present, tab, asks }: DeskProps) {
  const submissions = useQuery(freshly(submissionCountsQuery()));
  const holidays = useQuery(freshly(holidayCountsQuery()));
  const reviews = useQuery(freshly(waitingReviewsQuery()));
  const payouts = useQuery(payoutCountsQuery());
  const packages = useQuery(packageCountsQuery());
  const disputes = useQuery(disputeCountsQuery());
  const refused = useQuery(refundCountsQuery());
  // A browser may believe what it likes about its role: the server says otherwise.
  if (submissions.error?.code === 'forbidden') return <Away present={present} />;
  if (submissions.error?.code === 'second_factor_missing') return <Held present={present} />;
  const money = (payouts.data?.due ?? 0) + (packages.data?.open ?? 0) + (disputes.data?.open ?? 0);
  const orders = refused.data?.failed;
  const counts = { submissions: submissions.data, holidays: holidays.data, reviews: reviews.data, money, orders };
  return <FrontDesk present={present} tab={tab} counts={counts} asks={asks} />;
}
