import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#features/site/web/legal-head.ts';
import { LegalPage } from '#features/site/web/legal-page.tsx';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: ({ context: { language } }) => legalHead('privacy', language),
  head: headAt('/privacy-policy', 'lifebuoy'),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalPage name="privacy" />;
}
