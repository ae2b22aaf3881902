import { createFileRoute } from '@tanstack/react-router';
import { legalHead } from '#features/site/web/legal-head.ts';
import { LegalPage } from '#features/site/web/legal-page.tsx';
import { HouseController } from '#features/traders/web/house-seller.tsx';
import { houseSellerQuery } from '#features/traders/web/queries.ts';
import { prefetch } from '#kit/web/query-client.ts';
import { headAt } from '#market/pages/web/head.ts';

export const Route = createFileRoute('/privacy-policy')({
  loader: async ({ context: { language, queryClient } }) => {
    await prefetch(queryClient, houseSellerQuery());
    return legalHead('privacy', language);
  },
  head: headAt('/privacy-policy', 'lifebuoy'),
  component: PrivacyPolicy,
});

function PrivacyPolicy() {
  return <LegalPage name="privacy" who={<HouseController />} />;
}
