import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/support/messages.ts';
import { faqPage } from '#features/support/web/faq-page.ts';
import { HelpCenter } from '#features/support/web/help-center.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/help-center')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('help.title'), description: words('help.description'), structured: [faqPage(language)] };
  },
  head: headAt('/help-center', 'lifebuoy'),
  component: HelpCenter,
});
