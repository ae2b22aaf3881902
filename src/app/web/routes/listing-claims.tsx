import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/listing-claims/messages.ts';
import { claimsPath } from '#features/listing-claims/rules.ts';
import { ClaimsPage } from '#features/listing-claims/web/claims-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/listing-claims')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  // For one reader each: no search engine has anything to find here.
  head: hiddenHeadAt(claimsPath, 'suitcase'),
  component: ClaimsPage,
});
