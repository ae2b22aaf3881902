import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/saved/messages.ts';
import { SavedPage } from '#features/saved/web/saved-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { SavedSearchesLater } from '../saved-searches-later.tsx';

export const Route = createFileRoute('/saved')({
  staticData: { needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  // Everybody's own list: a search engine would only ever see an empty one.
  head: hiddenHeadAt('/saved', 'suitcase'),
  component: Saved,
});

function Saved() {
  return <SavedPage searches={<SavedSearchesLater />} />;
}
