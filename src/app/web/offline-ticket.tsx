import { useLocation } from '@tanstack/react-router';
import { safeRedirect } from '#features/auth/rules.ts';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { OfflinePage } from '#features/tickets/web/offline-page.tsx';
import { useStoredUser } from '#kit/web/stored-user.ts';

/**
 * For whoever has something booked and no network; the page is kept as it is drawn for everybody. So where somebody wanted to
 * go is looked at when it is alive: it stood there without, and another first word would have React draw it all again.
 */
export function OfflineTicket() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const to = new URLSearchParams(search).get('to');
  const user = useStoredUser();
  return (
    <OfflinePage
      member={user === undefined ? undefined : (user?.id ?? null)}
      to={user === undefined || to === null ? undefined : safeRedirect(to)}
      dial={<PageDials />}
    />
  );
}
