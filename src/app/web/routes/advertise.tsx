import { createFileRoute } from '@tanstack/react-router';
import { messages } from '#features/advertising-inquiries/messages.ts';
import { AdvertiseHero } from '#features/advertising-inquiries/web/advertise-hero.tsx';
import { Benefits } from '#features/advertising-inquiries/web/benefits.tsx';
import { FiguresStrip } from '#features/advertising-inquiries/web/figures-strip.tsx';
import { InquirySection } from '#features/advertising-inquiries/web/inquiry-section.tsx';
import { QuoteForm } from '#features/advertising-inquiries/web/quote-form.tsx';
import { Packages } from '#features/plans/web/packages.tsx';
import { BayFilm } from '#features/site/web/bay-film.tsx';
import { headAt } from '#market/pages/web/head.ts';
import { wordsOf } from '#kit/web/i18n.tsx';

export const Route = createFileRoute('/advertise')({
  loader: ({ context: { language } }) => {
    const words = wordsOf(messages, language);
    return { title: words('pageTitle'), description: words('pageDescription') };
  },
  head: headAt('/advertise', 'suitcase'),
  component: Advertise,
});

function Advertise() {
  return (
    <main>
      <AdvertiseHero film={<BayFilm />} />
      <Packages quote={<QuoteForm />} />
      <FiguresStrip />
      <Benefits film={<BayFilm hour="night" />} />
      <InquirySection />
    </main>
  );
}
