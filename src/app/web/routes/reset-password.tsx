import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { messages } from '#features/auth/messages.ts';
import type { OnwardSearch } from '#features/auth/rules.ts';
import { onwardTo } from '#features/auth/web/destination.ts';
import { ResetScreen } from '#features/auth/web/reset-screen.tsx';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import type { Asked, Typed } from '#kit/web/address.ts';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (raw: Asked<OnwardSearch>): Typed => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('reset.pageTitle'), description: words('reset.pageDescription') };
  },
  head: hiddenHeadAt('/reset-password', 'suitcase'),
  staticData: { frame: 'none', needsScript: true },
  component: ResetPassword,
});

function ResetPassword() {
  const onward = onwardTo(Route.useSearch()['redirect']);
  const navigate = useNavigate();
  return (
    <ResetScreen
      {...onward}
      top={
        <>
          <BrandHome />
          <PageDials />
        </>
      }
      onDone={() => void navigate({ to: '/auth', search: { tab: 'signin', ...onward }, replace: true })}
    />
  );
}
