import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/reports/page-messages.ts';
import { DecisionsPage } from '#features/reports/web/decisions-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

export const Route = createFileRoute('/decisions')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/decisions', 'suitcase'),
  component: Decisions,
});

/** For members; the server draws only what is the same for everybody. */
function Decisions() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const isAway = user === null;
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: '/decisions' }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
  }, [isAway]);
  return <DecisionsPage isOpen={user !== null && user !== undefined} />;
}
