import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { DeskWaiting } from '#features/orders/web/desk-waiting.tsx';
import { isStaff } from '#features/auth/rules.ts';
import { messages } from '#features/workspace/messages.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import type { DeskSearch } from '#kit/web/desk/use-desk-address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';
import { IdentityKeeper } from '../identity-keeper.tsx';
import { Workspace } from '../workspace/workspace.tsx';

export const Route = createFileRoute('/dashboard')({
  staticData: { frame: 'work' },
  validateSearch: (raw: Asked<DeskSearch>): Typed => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('enterText') };
  },
  head: headAt('/dashboard'),
  component: Dashboard,
});

/** A business finds its workspace here; the others are sent to their own desks (decisions, Accounts). */
function Dashboard() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const role = user?.role;
  const isAway = user === null;

  const go = useEffectEvent((to: string) => void navigate({ href: to, replace: true }));
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: `/dashboard${location.search}` }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
    else if (role !== undefined && role !== 'business') go(isStaff(role) ? '/admin' : '/user-dashboard');
  }, [isAway, role]);

  if (role !== 'business') return <DeskWaiting />;
  return (
    <>
      <IdentityKeeper />
      <Workspace />
    </>
  );
}
