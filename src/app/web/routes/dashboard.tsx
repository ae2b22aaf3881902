import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/orders/messages.ts';
import { DeskWaiting } from '#features/orders/web/desk-waiting.tsx';
import { headAt } from '#kit/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

export const Route = createFileRoute('/dashboard')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/dashboard'),
  component: Dashboard,
});

/** Sends each role to its own desk (decisions, Accounts). */
function Dashboard() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const role = user?.role;
  const isAway = user === null;

  const go = useEffectEvent((href: string) => void navigate({ href, replace: true }));
  useEffect(() => {
    if (isAway) go('/auth?redirect=/dashboard');
    else if (role !== undefined) go(role === 'admin' ? '/admin' : '/user-dashboard');
  }, [isAway, role]);

  return <DeskWaiting />;
}
