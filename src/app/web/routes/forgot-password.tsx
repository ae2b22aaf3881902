import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/auth/messages.ts';
import type { OnwardSearch } from '#features/auth/rules.ts';
import { onwardTo } from '#features/auth/web/destination.ts';
import { ForgotScreen } from '#features/auth/web/forgot-screen.tsx';
import { BrandHome } from '#features/site/web/brand-home.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import type { Asked, Typed } from '#kit/web/address.ts';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/forgot-password')({
  validateSearch: (raw: Asked<OnwardSearch>): Typed => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('forgot.pageTitle'), description: words('forgot.pageDescription') };
  },
  head: hiddenHeadAt('/forgot-password', 'suitcase'),
  staticData: { frame: 'none' },
  component: ForgotPassword,
});

function ForgotPassword() {
  return (
    <ForgotScreen
      {...onwardTo(Route.useSearch()['redirect'])}
      top={
        <>
          <BrandHome />
          <PageDials />
        </>
      }
    />
  );
}
