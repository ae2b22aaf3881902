import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeBusinessesQuery } from '#features/businesses/web/queries.ts';
import { feedLinks } from '#features/events/web/feed-links.ts';
import { featuredEventsQuery } from '#features/events/web/queries.ts';
import { figuresQuery } from '#features/figures/web/queries.ts';
import { homeJobsQuery } from '#features/jobs/web/queries.ts';
import { featuredRentalsQuery } from '#features/rentals/web/queries.ts';
import { SearchBlock } from '#features/search/web/search-block.tsx';
import { messages } from '#features/site/messages.ts';
import { Hero } from '#features/site/web/hero.tsx';
import { stillLinks } from '#features/site/web/still-links.ts';
import { ofEachKind } from '#market/listings/listing-kinds.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { HomeLater, loadHomeLater } from '../home-later.tsx';
import * as styles from '#kit/web/ui/azulejo.module.css';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, language, origin } }) => {
    await prefetch(
      queryClient,
      featuredEventsQuery(language),
      featuredRentalsQuery(language),
      homeBusinessesQuery(language),
      homeJobsQuery(language),
      figuresQuery(),
    );
    if (!import.meta.env.SSR) await loadHomeLater();
    const words = wordsOf(messages, language);
    const structured = import.meta.env.SSR
      ? (await import('../home-data.ts')).homeData({ queryClient, language, origin })
      : [];
    return { title: words('homeTitle'), description: words('homeDescription'), structured };
  },
  head: (page) => {
    const head = headAt('/')(page);
    const { now, language } = page.match.context;
    return { ...head, links: [...stillLinks(now), ...(head.links ?? []), ...feedLinks(language)] };
  },
  component: Home,
});

function Home() {
  const { data: figures } = useQuery(figuresQuery());
  const counts = figures && {
    ...ofEachKind((name) => figures.listings[name].all),
    events: figures.eventsThisWeek,
  };
  return (
    <main>
      <Hero counts={counts} />
      <div className={styles.azulejo} aria-hidden="true" />
      <SearchBlock />
      <HomeLater />
    </main>
  );
}
