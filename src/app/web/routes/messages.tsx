import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { messages } from '#features/messages/messages.ts';
import { MessagesPage, MessagesWaiting } from '#features/messages/web/messages-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

export const Route = createFileRoute('/messages')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/messages', 'suitcase'),
  component: Messages,
});

/** For members; the server draws only what is the same for everybody. */
function Messages() {
  const navigate = useNavigate();
  const user = useStoredUser();
  const hash = useLocation({ select: (location) => location.hash });
  const isAway = user === null;
  const signIn = useEffectEvent(() => {
    void navigate({ to: '/auth', search: { redirect: `/messages${location.hash}` }, replace: true });
  });
  useEffect(() => {
    if (isAway) signIn();
  }, [isAway]);
  return user ? <MessagesPage fragment={hash} /> : <MessagesWaiting />;
}
