import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isStaff } from '#features/auth/rules.ts';
import { membershipsQuery } from '#features/teams/web/queries.ts';
import { messages } from '#features/workspace/messages.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import type { DeskSearch } from '#kit/web/desk/use-desk-address.ts';
import { useWords, wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { Failure } from '#kit/web/ui/failure.tsx';
import { IdentityKeeper } from '../identity-keeper.tsx';
import { namesOfTabs, tabHeadAt } from '../tab-head.ts';
import { workspaceTabsOf } from '../workspace/panels.ts';
import { Workspace, WorkspaceWaiting } from '../workspace/workspace.tsx';
import * as frontDeskStyles from '../desk/front-desk.module.css';

export const Route = createFileRoute('/dashboard')({
  staticData: { frame: 'work', needsScript: true },
  validateSearch: (raw: Asked<DeskSearch>): Typed => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    const tabs = namesOfTabs(workspaceTabsOf(undefined), (tab) => words(`tab.${tab}`));
    return { title: words('pageTitle'), description: words('enterText'), tabs };
  },
  head: tabHeadAt('/dashboard'),
  component: Dashboard,
});

/** A business and its team find their workspace here; the others are sent to their own desks (decisions, Accounts). */
function Dashboard() {
  const words = useWords(messages);
  const navigate = useNavigate();
  const user = useStoredUser();
  const role = user?.role;
  const isAway = user === null;
  const isDesk = role !== undefined && isStaff(role);
  const asked = useQuery({ ...membershipsQuery(), enabled: role !== undefined && !isDesk });
  const memberships = asked.data;
  const isNobodys = role === 'traveller' && (asked.isError || memberships?.memberships.length === 0);

  const go = useEffectEvent((to: string) => void navigate({ href: to, replace: true }));
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: `/dashboard${location.search}` }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
    else if (isDesk) go('/admin');
    else if (isNobodys) go('/user-dashboard');
  }, [isAway, isDesk, isNobodys]);

  if (role === 'business' && asked.isError)
    return (
      <main className={`wrap ${frontDeskStyles.frontAway}`}>
        <Failure title={words('failed')} retry={{ label: words('retry'), onClick: () => void asked.refetch() }}>
          {words('failedHint')}
        </Failure>
      </main>
    );
  if (isAway || isDesk || isNobodys || memberships === undefined) return <WorkspaceWaiting />;
  return (
    <>
      <IdentityKeeper />
      <Workspace memberships={memberships} hasOwn={role === 'business'} />
    </>
  );
}
