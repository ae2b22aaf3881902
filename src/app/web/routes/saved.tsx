import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/saved/messages.ts';
import { SavedPage } from '#features/saved/web/saved-page.tsx';
import { headAt } from '#kit/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

const headOf = headAt('/saved', 'suitcase');

export const Route = createFileRoute('/saved')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  // Everybody's own list: a search engine would only ever see an empty one.
  head: (page) => {
    const { meta = [], links = [] } = headOf(page);
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
  },
  component: SavedPage,
});
