import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { AdminEmail } from '#features/account/web/admin-email.tsx';
import { isStaff } from '#features/auth/rules.ts';
import { useSignOut } from '#features/auth/web/queries.ts';
import { figuresQuery } from '#features/figures/web/queries.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import type { DeskSearch } from '#kit/web/desk/use-desk-address.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { DeskBar } from '../desk/desk-bar.tsx';
import type { TabWord } from '../desk/front-desk.tsx';
import { messages } from '../desk/messages.ts';
import { deskTabsOf } from '../desk/panels.ts';
import { SeatedDesk } from '../desk/seated-desk.tsx';
import { TurnedAway } from '../desk/turned-away.tsx';
import { IdentityKeeper } from '../identity-keeper.tsx';
import { namesOfTabs, tabHeadAt } from '../tab-head.ts';

export const Route = createFileRoute('/admin')({
  staticData: { frame: 'none', needsScript: true },
  validateSearch: (raw: Asked<DeskSearch>): Typed => raw,
  loader: async ({ context: { queryClient, language } }) => {
    // They say whether the town is a demo, which stands above all else.
    await prefetch(queryClient, figuresQuery());
    const words = wordsOf(messages, language);
    const tabs = namesOfTabs(deskTabsOf('admin'), (tab) => words(`tab.${tab}` as TabWord));
    return { title: words('pageTitle'), description: words('pageDescription'), tabs };
  },
  head: tabHeadAt('/admin', 'bell'),
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
  const isOthers = user !== undefined && tab !== current && deskTabsOf('admin').some((one) => one === tab);

  const turnAway = useEffectEvent(() => {
    if (isLeaving.current) return;
    const redirect = location.pathname + location.search;
    void navigate({ to: '/auth', search: { redirect }, replace: true });
  });
  useEffect(() => {
    if (isAway) turnAway();
  }, [isAway]);

  const onLeave = () => {
    isLeaving.current = true;
    signOut();
  };
  // One bar, whoever turns out to be here: a button that is taken away under the finger does nothing.
  return (
    <>
      <DeskBar present={user ? { name: user.fullName, isModerator: user.role === 'moderator', onLeave } : undefined} />
      {user && !isStaff(user.role) ? (
        <TurnedAway />
      ) : (
        <>
          {user ? <IdentityKeeper /> : null}
          <SeatedDesk
            isKnown={Boolean(user)}
            tabs={tabs}
            tab={current}
            isOthers={isOthers}
            asks={user?.email === null && <AdminEmail />}
          />
        </>
      )}
    </>
  );
}
