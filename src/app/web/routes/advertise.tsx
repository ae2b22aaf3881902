import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/advertising-inquiries/messages.ts';
import { AdvertiseHero } from '#features/advertising-inquiries/web/advertise-hero.tsx';
import { Benefits } from '#features/advertising-inquiries/web/benefits.tsx';
import { FiguresStrip } from '#features/advertising-inquiries/web/figures-strip.tsx';
import { InquirySection } from '#features/advertising-inquiries/web/inquiry-section.tsx';
import { QuoteForm } from '#features/advertising-inquiries/web/quote-form.tsx';
import { figuresQuery } from '#features/figures/web/queries.ts';
import { Packages } from '#features/plans/web/packages.tsx';
import { BayFilm } from '#features/site/web/bay-film.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';

export const Route = createFileRoute('/advertise')({
  loader: async ({ context: { queryClient, language } }) => {
    await prefetch(queryClient, figuresQuery());
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/advertise', 'suitcase'),
  component: Advertise,
});

function Advertise() {
  const { data: figures } = useQuery(figuresQuery());
  const counts = figures && {
    listings: listingKinds.reduce((sum, name) => sum + figures.listings[name].all, 0),
    eventsThisWeek: figures.eventsThisWeek,
    businesses: figures.listings.businesses.all,
    members: figures.members,
  };
  return (
    <main>
      <AdvertiseHero film={<BayFilm />} />
      <Packages quote={<QuoteForm />} />
      <FiguresStrip counts={counts} />
      <Benefits film={<BayFilm hour="night" />} />
      <InquirySection />
    </main>
  );
}
