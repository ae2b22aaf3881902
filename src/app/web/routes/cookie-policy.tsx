import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#features/site/web/legal-head.ts';
import { LegalPage } from '#features/site/web/legal-page.tsx';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/cookie-policy')({
  loader: ({ context: { language } }) => legalHead('cookies', language),
  head: headAt('/cookie-policy', 'lifebuoy'),
  component: CookiePolicy,
});

function CookiePolicy() {
  return <LegalPage name="cookies" />;
}
