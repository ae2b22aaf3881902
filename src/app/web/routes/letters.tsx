import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/mail/choices-messages.ts';
import { LettersPage } from '#features/mail/web/letters-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

export const Route = createFileRoute('/letters')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/letters', 'suitcase'),
  component: Letters,
});

/** For members; the server draws only what is the same for everybody. */
function Letters() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const isAway = user === null;
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: '/letters' }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
  }, [isAway]);
  return <LettersPage isOpen={user !== null && user !== undefined} isGuest={user?.role === 'traveller'} />;
}
