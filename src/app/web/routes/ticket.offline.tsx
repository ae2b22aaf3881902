import { createFileRoute } from '@tanstack/react-router';
import { safeRedirect } from '#features/auth/rules.ts';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/offline-messages.ts';
import { OfflinePage } from '#features/tickets/web/offline-page.tsx';
import type { Asked } from '#kit/web/address.ts';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

export const Route = createFileRoute('/ticket/offline')({
  staticData: { frame: 'none', needsScript: true },
  validateSearch: (raw: Asked<{ to?: string }>): { to?: unknown } => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/ticket/offline', 'mirrorball'),
  component: Offline,
});

/** For whoever has something booked and no network; the page is kept as it is drawn for everybody. */
function Offline() {
  const { to } = Route.useSearch();
  const user = useStoredUser();
  return (
    <OfflinePage
      member={user === undefined ? undefined : (user?.id ?? null)}
      to={typeof to === 'string' ? safeRedirect(to) : undefined}
      dial={<PageDials />}
    />
  );
}
