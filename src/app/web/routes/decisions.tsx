import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/reports/page-messages.ts';
import { DecisionsPage } from '#features/reports/web/decisions-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useMember } from '../use-member.ts';

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
  const user = useMember();
  return <DecisionsPage isOpen={user !== null && user !== undefined} />;
}
