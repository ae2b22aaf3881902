import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/support/messages.ts';
import { ContactPage } from '#features/support/web/contact-page.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/contact-us')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('contact.title'), description: words('contact.description') };
  },
  head: headAt('/contact-us', 'bell'),
  component: ContactPage,
});
