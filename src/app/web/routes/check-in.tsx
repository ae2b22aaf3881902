import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/door-messages.ts';
import { DoorPage } from '#features/tickets/web/door/door-page.tsx';
import type { Asked } from '#kit/web/address.ts';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { textIn } from '#kit/shared/question.ts';
import { useMember } from '../use-member.ts';

export const Route = createFileRoute('/check-in')({
  staticData: { frame: 'none', needsScript: true },
  // Read where it is used: what an address is checked with is loaded with every page.
  validateSearch: (raw: Asked<{ event?: string }>): { event?: unknown } => raw,
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/check-in', 'mirrorball'),
  component: CheckIn,
});

/** For admins and organisers; who else comes finds no door. */
function CheckIn() {
  const event = textIn(Route.useSearch().event);
  const navigate = useNavigate();
  const user = useMember();
  useEffect(() => {
    if (user && !isOwnDocument()) location.replace(location.href);
  }, [user]);
  return (
    <DoorPage
      isMember={Boolean(user)}
      eventId={event}
      onChoose={(chosen) => void navigate({ to: '/check-in', search: chosen === undefined ? {} : { event: chosen } })}
      dial={<PageDials />}
    />
  );
}

/** Only a document that was loaded as this page may use the camera: whoever came by a link inside the site loads it. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? [];
  return loaded === undefined || new URL(loaded.name, location.origin).pathname === location.pathname;
}
