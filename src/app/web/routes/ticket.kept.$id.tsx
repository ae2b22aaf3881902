import { createFileRoute } from '@tanstack/react-router';
import { NewsList } from '#features/event-news/web/news-list.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/kept-messages.ts';
import { KeptTicketPage } from '#features/tickets/web/friends/kept-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { ReportLater } from '../report-later.tsx';
import { useMember } from '../use-member.ts';

export const Route = createFileRoute('/ticket/kept/$id')({
  staticData: { frame: 'none', needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: hiddenHeadAt('/ticket/kept', 'mirrorball'),
  component: Kept,
});

/** For whoever keeps it; the server draws only what is the same for everybody. */
function Kept() {
  const { id } = Route.useParams();
  const user = useMember();
  return (
    <KeptTicketPage
      id={id}
      member={user?.id}
      news={(news) => <NewsList news={news} Report={ReportLater} />}
      dial={<PageDials />}
    />
  );
}
