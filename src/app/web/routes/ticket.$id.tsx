import { createFileRoute } from '@tanstack/react-router';
import { NewsForGuests } from '#features/event-news/web/news-for-guests.tsx';
import { AskAboutOrder } from '#features/messages/web/ask-about-order.tsx';
import { ReturnTicket } from '#features/orders/web/return-ticket.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/messages.ts';
import { TicketPage } from '#features/tickets/web/ticket-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { ReportLater } from '../report-later.tsx';
import { useMember } from '../use-member.ts';

export const Route = createFileRoute('/ticket/$id')({
  staticData: { frame: 'none', needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/ticket', 'mirrorball'),
  component: Ticket,
});

/** For whoever bought it; the server draws only what is the same for everybody. */
function Ticket() {
  const { id } = Route.useParams();
  const user = useMember();
  return (
    <TicketPage
      id={id}
      member={user?.id}
      giveBack={(orderId) => <ReturnTicket orderId={orderId} />}
      news={(eventId) => <NewsForGuests eventId={eventId} Report={ReportLater} />}
      ask={({ kind, orderId }) => <AskAboutOrder kind={kind} order={orderId} />}
      dial={<PageDials />}
    />
  );
}
