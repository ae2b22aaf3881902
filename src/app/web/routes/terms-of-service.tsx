import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#features/site/web/legal-head.ts';
import { LegalPage } from '#features/site/web/legal-page.tsx';
import { HouseSeller } from '#features/traders/web/house-seller.tsx';
import { houseSellerQuery } from '#features/traders/web/queries.ts';
import { prefetch } from '#kit/web/query-client.ts';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/terms-of-service')({
  loader: async ({ context: { language, queryClient } }) => {
    await prefetch(queryClient, houseSellerQuery());
    return legalHead('terms', language);
  },
  head: headAt('/terms-of-service', 'lifebuoy'),
  component: TermsOfService,
});

function TermsOfService() {
  return <LegalPage name="terms" more={<HouseSeller />} />;
}
