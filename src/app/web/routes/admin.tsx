import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { AdminEmail } from '#features/account/web/admin-email.tsx';
import { isStaff } from '#features/auth/rules.ts';
import { FactorGate } from '#features/auth/web/factor-gate.tsx';
import { useSignOut } from '#features/auth/web/queries.ts';
import { holidayCountsQuery } from '#features/holiday-requests/web/queries.ts';
import { disputeCountsQuery } from '#features/disputes/web/queries.ts';
import { payoutCountsQuery } from '#features/payouts/web/queries.ts';
import { packageCountsQuery } from '#features/plans/web/package-queries.ts';
import { submissionCountsQuery } from '#features/submissions/web/queries.ts';
import { waitingReviewsQuery } from '#features/workspace/web/queries.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import { freshly } from '#kit/web/desk/freshly.ts';
import type { DeskSearch } from '#kit/web/desk/use-desk-address.ts';
import { ownerlessQuery } from '#market/listings/web/desk/ownerless-query.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { DeskBar, type Present } from '../desk/desk-bar.tsx';
import { FrontDesk } from '../desk/front-desk.tsx';
import { messages } from '../desk/messages.ts';
import { deskTabsOf } from '../desk/panels.ts';
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

/** For who sits at the desk; the server draws only what is the same for everybody, and trusts its own sessions alone. */
function Admin() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const { tab } = Route.useSearch();
  const isLeaving = useRef(false);
  const isAway = user === null;
  const { signOut } = useSignOut();
  const tabs = deskTabsOf(user?.role ?? 'admin');
  const current = tabs.find((one) => one === tab) ?? 'submissions';

  const turnAway = useEffectEvent(() => {
    if (isLeaving.current) return;
    const redirect = location.pathname + location.search;
    void navigate({ to: '/auth', search: { redirect }, replace: true });
  });
  useEffect(() => {
    if (isAway) turnAway();
  }, [isAway]);

  if (!user) return <FrontDesk tabs={tabs} tab={current} counts={{}} />;
  const present = {
    name: user.fullName,
    isModerator: user.role === 'moderator',
    onLeave: () => {
      isLeaving.current = true;
      signOut();
    },
  };
  if (!isStaff(user.role)) return <Away present={present} />;
  return (
    <>
      <IdentityKeeper />
      <Desk
        present={present}
        isAdmin={user.role === 'admin'}
        tabs={tabs}
        tab={current}
        asks={user.email === null && <AdminEmail />}
      />
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

type DeskProps = {
  readonly present: Present;
  /** A moderator has nothing to do with money and people. */
  readonly isAdmin: boolean;
  readonly tabs: readonly string[];
  readonly tab: string;
  readonly asks: ReactNode;
};

function Desk({ present, isAdmin, tabs, tab, asks }: DeskProps) {
  const submissions = useQuery(freshly(submissionCountsQuery()));
  const ofAdmins = { enabled: isAdmin };
  const holidays = useQuery({ ...freshly(holidayCountsQuery()), ...ofAdmins });
  const reviews = useQuery(freshly(waitingReviewsQuery()));
  const payouts = useQuery({ ...payoutCountsQuery(), ...ofAdmins });
  const packages = useQuery({ ...packageCountsQuery(), ...ofAdmins });
  const disputes = useQuery({ ...disputeCountsQuery(), ...ofAdmins });
  const ownerless = useQuery({ ...freshly(ownerlessQuery()), ...ofAdmins });
  // A browser may believe what it likes about its role: the server says otherwise.
  if (submissions.error?.code === 'forbidden') return <Away present={present} />;
  if (submissions.error?.code === 'second_factor_missing') return <Held present={present} />;
  const money = (payouts.data?.due ?? 0) + (packages.data?.open ?? 0) + (disputes.data?.open ?? 0);
  const counts = {
    submissions: submissions.data,
    holidays: holidays.data,
    reviews: reviews.data,
    ownerless: ownerless.data,
    money,
  };
  return <FrontDesk present={present} tabs={tabs} tab={tab} counts={counts} asks={asks} />;
}
