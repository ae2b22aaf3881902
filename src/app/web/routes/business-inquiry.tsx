import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/business-inquiries/messages.ts';
import { BusinessInquiryPage } from '#features/business-inquiries/web/business-inquiry-page.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/business-inquiry')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/business-inquiry', 'bell'),
  component: BusinessInquiryPage,
});
