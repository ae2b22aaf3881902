import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/support/messages.ts';
import { IssuePage } from '#features/support/web/issue-page.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/report-issue')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('issue.title'), description: words('issue.description') };
  },
  head: headAt('/report-issue', 'lifebuoy'),
  component: IssuePage,
});
