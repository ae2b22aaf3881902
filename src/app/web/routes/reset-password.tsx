import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { messages } from '#features/auth/messages.ts';
import { ResetScreen } from '#features/auth/web/reset-screen.tsx';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/reset-password')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('reset.pageTitle'), description: words('reset.pageDescription') };
  },
  head: hiddenHeadAt('/reset-password', 'suitcase'),
  staticData: { frame: 'none' },
  component: ResetPassword,
});

function ResetPassword() {
  const navigate = useNavigate();
  return (
    <ResetScreen
      top={
        <>
          <BrandHome />
          <PageDials />
        </>
      }
      onDone={() => void navigate({ to: '/auth', search: { tab: 'signin' }, replace: true })}
    />
  );
}
