import { createFileRoute } from '@tanstack/react-router';
import { NewsForGuests } from '#features/event-news/web/news-for-guests.tsx';
import { AskAboutOrder } from '#features/messages/web/ask-about-order.tsx';
import { ReturnTicket } from '#features/orders/web/return-ticket.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/messages.ts';
import { messages as offlineMessages } from '#features/tickets/offline-messages.ts';
import { TicketPage } from '#features/tickets/web/ticket-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { OfflineTicket } from '../offline-ticket.tsx';
import { ReportLater } from '../report-later.tsx';
import { useMember } from '../use-member.ts';

export const Route = createFileRoute('/ticket/$id')({
  staticData: { frame: 'none', needsScript: true },
  loader: ({ context: { language }, params: { id } }) =>
    headOf(id === offline ? wordsOf(offlineMessages, language) : wordsOf(messages, language)),
  head: hiddenHeadAt('/ticket', 'mirrorball'),
  component: Ticket,
});

/**
 * All tickets and bookings that a device keeps (decision 0206), where no ticket's id can stand: an address of its own would be
 * one more in the first page's script.
 */
const offline = 'offline';

const headOf = (words: (key: 'pageTitle' | 'pageDescription') => string) => ({
  title: words('pageTitle'),
  description: words('pageDescription'),
});

function Ticket() {
  const { id } = Route.useParams();
  return id === offline ? <OfflineTicket /> : <OwnTicket id={id} />;
}

/** For whoever bought it; the server draws only what is the same for everybody. */
function OwnTicket({ id }: { readonly id: string }) {
  const user = useMember();
  return (
    <TicketPage
      id={id}
      member={user?.id}
      giveBack={(orderId) => <ReturnTicket orderId={orderId} />}
      news={(eventId) => <NewsForGuests eventId={eventId} Report={ReportLater} />}
      ask={({ kind, orderId, canAsk }) => <AskAboutOrder kind={kind} order={orderId} canAsk={canAsk} />}
      dial={<PageDials />}
    />
  );
}
