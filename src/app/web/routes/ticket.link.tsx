import { createFileRoute } from '@tanstack/react-router';
import { NewsList } from '#features/event-news/web/news-list.tsx';
import { PageDials } from '#features/site/web/page-dials.tsx';
import { messages } from '#features/tickets/link-messages.ts';
import { LinkedTicketPage } from '#features/tickets/web/friends/linked-page.tsx';
import { hiddenHeadAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { ReportLater } from '../report-later.tsx';

export const Route = createFileRoute('/ticket/link')({
  staticData: { frame: 'none', needsScript: true },
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  // For one reader each: no search engine has anything to find here.
  head: hiddenHeadAt('/ticket/link', 'mirrorball'),
  component: () => (
    <LinkedTicketPage
      news={(news, token) => <NewsList news={news} token={token} Report={ReportLater} />}
      dial={<PageDials />}
    />
  ),
});
