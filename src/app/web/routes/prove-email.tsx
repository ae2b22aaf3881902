import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/auth/messages.ts';
import { ProofScreen } from '#features/auth/web/proof-screen.tsx';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/prove-email')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('proof.pageTitle'), description: words('proof.pageDescription') };
  },
  head: hiddenHeadAt('/prove-email', 'suitcase'),
  staticData: { frame: 'none', needsScript: true },
  component: ProveEmail,
});

function ProveEmail() {
  return (
    <ProofScreen
      top={
        <>
          <BrandHome />
          <PageDials />
        </>
      }
    />
  );
}
