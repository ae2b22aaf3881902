import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/mail/choices-messages.ts';
import { LettersPage } from '#features/mail/web/letters-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useMember } from '../use-member.ts';

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
  const user = useMember();
  return <LettersPage isOpen={user !== null && user !== undefined} isGuest={user?.role === 'traveller'} />;
}
