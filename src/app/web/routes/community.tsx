import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/community/page-messages.ts';
import { CommunityPage } from '#features/community/web/community-page.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/community')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/community'),
  component: CommunityPage,
});
