import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#features/site/web/legal-head.ts';
import { LegalPage } from '#features/site/web/legal-page.tsx';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/terms-of-service')({
  loader: ({ context: { language } }) => legalHead('terms', language),
  head: headAt('/terms-of-service', 'lifebuoy'),
  component: TermsOfService,
});

function TermsOfService() {
  return <LegalPage name="terms" />;
}
