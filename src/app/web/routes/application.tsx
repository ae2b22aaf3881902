import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/applications/messages.ts';
import { ApplicationPage } from '#features/applications/web/application-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/application')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  // For one reader each: no search engine has anything to find here.
  head: hiddenHeadAt('/application', 'suitcase'),
  component: ApplicationPage,
});
