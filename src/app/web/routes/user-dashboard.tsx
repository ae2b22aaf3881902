import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { BecomeBusiness } from '#features/account/web/become-business.tsx';
import { AccountCard } from '#features/account/web/account-card.tsx';
import { useSignOut } from '#features/auth/web/queries.ts';
import { SecurityCard } from '#features/auth/web/security/security-card.tsx';
import { messages } from '#features/orders/messages.ts';
import { BookingsList } from '#features/orders/web/bookings-list.tsx';
import { DeskHead } from '#features/orders/web/desk-head.tsx';
import { DeskWaiting } from '#features/orders/web/desk-waiting.tsx';
import { HelpCard } from '#features/orders/web/help-card.tsx';
import { PaidWaiting } from '#features/orders/web/just-paid.tsx';
import { PlanPayments } from '#features/orders/web/plan-payments.tsx';
import { ordersQuery } from '#features/orders/web/queries.ts';
import { bookingsAmong, justConfirmed } from '#features/orders/rules.ts';
import { QuickActions } from '#features/orders/web/quick-actions.tsx';
import { RecentActivity } from '#features/orders/web/recent-activity.tsx';
import { StatCards } from '#features/orders/web/stat-cards.tsx';
import { MethodsCard } from '#features/payments/web/methods-card.tsx';
import { OwnPlanSection } from '#features/plans/web/own-plan.tsx';
import { OwnPlanBadge, PlanBadge } from '#features/plans/web/plan-badge.tsx';
import { OwnPlanTiers } from '#features/plans/web/plan-tiers.tsx';
import { SavedSection } from '#features/saved/web/saved-section.tsx';
import { DoorOfTeams } from '#features/teams/web/door-of-teams.tsx';
import { WorkspaceDoor } from '#features/workspace/web/workspace-door.tsx';
import type { Asked } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { useLanguage, wordsOf } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import { clearStoredUser, useStoredUser, type StoredUser } from '#kit/web/stored-user.ts';
import { OwnApplications } from '../application-talk.tsx';
import { AfterBookings, GivenToThem, moreOf, PaidNow, SideCards } from '../booking-more.tsx';
import { IdentityKeeper } from '../identity-keeper.tsx';
import * as styles from '#features/orders/web/dashboard.module.css';

export const Route = createFileRoute('/user-dashboard')({
  staticData: { needsScript: true },
  validateSearch: (raw: Asked<{ payment?: 'success' }>): { payment?: unknown } => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/user-dashboard', 'suitcase'),
  component: UserDashboard,
});

/** For members; the server draws only what is the same for everybody. */
function UserDashboard() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const isPaid = new URLSearchParams(search).get('payment') === 'success';
  const isLeaving = useRef(false);
  const isAway = user === null;
  const { signOut } = useSignOut();
  const turnAway = useEffectEvent(() => {
    if (isLeaving.current) return;
    void navigate({ to: '/auth', search: { redirect: '/user-dashboard' }, replace: true });
  });
  useEffect(() => {
    if (isAway) turnAway();
  }, [isAway]);
  const leave = (everywhere = false) => {
    isLeaving.current = true;
    signOut(everywhere);
  };
  return user ? <Desk {...{ user, isPaid }} onLeave={leave} /> : <DeskWaiting isPaid={isPaid} />;
}

type Props = { user: StoredUser; isPaid: boolean; onLeave: (everywhere?: boolean) => void };
function Desk({ user, isPaid, onLeave }: Props) {
  const { language } = useLanguage();
  const orders = useQuery(ordersQuery(user.id, language));
  const booked = orders.data && bookingsAmong(orders.data);
  const now = useNow();
  const paid = isPaid ? justConfirmed(booked ?? [], now) : undefined;
  const isBusiness = user.accountType === 'business';
  const isStranger = orders.error?.code === 'forbidden';
  useEffect(() => void (isStranger && clearStoredUser()), [isStranger]);
  return (
    <main className={`wrap ${styles.desk}`}>
      <IdentityKeeper />
      {paid && <PaidNow order={paid} />}
      {isPaid && !isBusiness && orders.isPending && <PaidWaiting />}
      <DeskHead
        name={user.fullName}
        badge={isBusiness ? <OwnPlanBadge userId={user.id} /> : <PlanBadge />}
        onLeave={() => onLeave()}
      />
      {user.role === 'business' && <WorkspaceDoor />}
      {user.role === 'traveller' && <DoorOfTeams />}
      <StatCards orders={orders.data} />
      <div className={styles.deskGrid}>
        <div>
          <GivenToThem />
          <BookingsList orders={{ ...orders, data: booked }} but={paid} more={moreOf} />
          <AfterBookings member={user.id} orders={orders} />
          <PlanPayments orders={orders.data} />
          <OwnApplications userId={user.id} />
        </div>
        <div className={styles.deskSide}>
          <RecentActivity orders={orders.data} />
          <AccountCard user={user} onEverywhere={() => onLeave(true)} onErased={() => onLeave()} />
          <SideCards />
          <SecurityCard />
          <MethodsCard payerId={isBusiness ? user.id : undefined} />
          <HelpCard />
        </div>
        <div className={styles.deskRest}>
          <SavedSection onlyWithSome={isBusiness} />
          <QuickActions />
          {user.role === 'traveller' && <BecomeBusiness user={user} />}
        </div>
      </div>
      {isBusiness && <OwnPlanSection userId={user.id} />}
      {isBusiness && <OwnPlanTiers userId={user.id} />}
    </main>
  );
}
