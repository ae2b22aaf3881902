import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Business } from '#features/businesses/contract.ts';
import { BusinessCards } from '#features/businesses/web/business-cards.tsx';
import { aShownEvent } from '#features/events/testing.ts';
import { EventCards } from '#features/events/web/event-cards.tsx';
import type { Job } from '#features/jobs/contract.ts';
import { JobCards } from '#features/jobs/web/job-cards.tsx';
import type { Rental } from '#features/rentals/contract.ts';
import { RentalCards } from '#features/rentals/web/rental-cards.tsx';
import { LanguageProvider } from '#kit/web/i18n.tsx';
import { NowProvider } from '#kit/web/now.tsx';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { KeptPart } from '#kit/web/ui/kept-part.tsx';
import { aPoster } from '#market/posters/testing.ts';
import { createPageDrawing } from './kept-parts.tsx';

const photo = { id: 'PhotoAbCdEfGhJkL', width: 960, height: 640, alt: 'A "full" square & more' };
const place = { location: 'Casco Antiguo', address: 'Calle Gambo 11', latitude: null, longitude: null };
const event = aShownEvent({ title: 'Rooftop <at> Moonrise', date: '2026-08-21', time: '22:30', price: '25.00' });
const rental: Rental = {
  ...place,
  id: 'rnt00000001',
  title: 'The Marisol',
  description: 'Twelve metres of deck.',
  imageUrl: null,
  poster: aPoster,
  category: 'boat',
  price: '640.00',
  currency: 'EUR',
  ownerless: false,
  priceUnit: 'day',
  capacity: 12,
  bedrooms: null,
  beds: null,
  bathrooms: null,
  amenities: ['sound system'],
  images: [],
  featured: true,
  rating: 4.7,
  reviewCount: 40,
  beachfront: false,
  partner: true,
  quantity: 1,
  minUnits: 1,
  maxUnits: 14,
  leadHours: 0,
  fromTime: '10:00',
  toTime: '20:00',
  cancellation: 'moderate',
  photos: [photo],
  contactPhone: null,
  contactEmail: null,
};
const business: Business = {
  ...place,
  id: 'biz00000001',
  name: 'La Lonja',
  description: 'Rice over orange wood.',
  imageUrl: null,
  poster: aPoster,
  category: 'restaurant',
  phone: '+34 965 000 001',
  email: 'lalonja@example.com',
  website: null,
  images: [],
  openingHours: [{ days: [4], opens: '20:00', closes: '04:00' }],
  openingExceptions: [],
  priceRange: '€€€',
  rating: 4.7,
  reviewCount: 40,
  vip: false,
  partner: false,
  featured: true,
  photos: [],
};
const job: Job = {
  ...place,
  id: 'job00000001',
  title: 'Cocktail Bartender',
  description: 'Eight at night to four.',
  category: 'food-service',
  employer: 'Limón de Madrugada',
  salary: '€1,750',
  salaryType: 'monthly',
  schedule: 'full-time',
  requirements: ['Two seasons behind a bar'],
  benefits: [],
  poster: aPoster,
  isUrgent: false,
  postedAt: '2026-08-20T10:00:00.000Z',
  listedUntil: '2026-08-31T10:00:00.000Z',
  partner: false,
  photos: [],
};
const cards = (title = event.title) => (
  <main>
    <EventCards
      events={[
        { ...event, title },
        { ...event, id: 'evt00000002', photos: [photo] },
      ]}
    />
    <RentalCards rentals={[rental]} layout="grid" />
    <BusinessCards businesses={[business]} />
    <FirstWindow value>
      <JobCards jobs={[job]} />
    </FirstWindow>
    {/* The same listing once more, on the same page. */}
    <EventCards events={[{ ...event, title }]} />
  </main>
);

/** A Friday night: La Lonja is open, the rooftop is tonight. */
const friday = new Date('2026-08-21T21:00:00Z');
type Page = { readonly language?: 'en' | 'es'; readonly now?: Date; readonly asked?: string };

function pageOf(content: ReactNode, { language = 'en', now = friday, asked = '' }: Page = {}) {
  const clock = () => now;
  const history = createMemoryHistory({ initialEntries: [`/${asked}`] });
  const routeTree = createRootRoute();
  const router = createRouter({ routeTree, history, isServer: true, context: { language, now, clock } });
  const page = (
    <RouterContextProvider router={router as never}>
      <LanguageProvider initial={language} pinned onChange={() => undefined}>
        <NowProvider initial={now} clock={clock}>
          {content}
        </NowProvider>
      </LanguageProvider>
    </RouterContextProvider>
  );
  return { router, page };
}

const drawing = createPageDrawing();
function draw(content: ReactNode, options?: Page, drawPage = drawing): string {
  const { router, page } = pageOf(content, options);
  return drawPage(router as never, page);
}

it.each(['en', 'es'] as const)(
  'puts a page together as it would be drawn in one go, kept or not, in %s',
  (language) => {
    const whole = renderToString(pageOf(cards(), { language }).page);
    expect(whole).toContain('La Lonja');
    expect(draw(cards(), { language })).toBe(whole);
    expect(draw(cards(), { language })).toBe(whole);
  },
);

it('finds in the browser what it expects there', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, page } = pageOf(cards());
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = drawing(router as never, page);
  const recovered = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelectorAll('article')).toHaveLength(6);
  await act(async () => root.unmount());
});

it('draws a part once, and anew when what it shows, the language or the time is another', () => {
  let drawn = 0;
  function Card({ title }: { readonly title: string }) {
    drawn += 1;
    return <p>{title}</p>;
  }
  const page = (title: string) => (
    <KeptPart>
      <Card title={title} />
    </KeptPart>
  );
  const own = createPageDrawing();
  const times = (title: string, options: Page = {}) => {
    drawn = 0;
    expect(draw(page(title), options, own)).toBe(`<p>${title}</p>`);
    return drawn;
  };
  expect([times('Sol'), times('Sol')]).toEqual([1, 0]);
  expect([times('Sombra'), times('Sol')]).toEqual([1, 0]);
  expect([times('Sol', { language: 'es' }), times('Sol', { now: new Date('2026-08-21T21:01:00Z') })]).toEqual([1, 1]);
  expect(times('Sol', { asked: '?lang=en' })).toBe(1);
  expect(draw(cards('Moonset'))).toBe(renderToString(pageOf(cards('Moonset')).page));
});

it('leaves a page whose part fails to be drawn by the way that waits', () => {
  const Broken = () => {
    throw new Error('A listing that nobody foresaw.');
  };
  const page = (
    <KeptPart>
      <Broken />
    </KeptPart>
  );
  expect(draw(page)).toContain('<!--$!-->');
});
