import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { aShownBusiness } from '#features/businesses/testing.ts';
import { BusinessCards } from '#features/businesses/web/business-cards.tsx';
import { aShownEvent } from '#features/events/testing.ts';
import { EventCards } from '#features/events/web/event-cards.tsx';
import { aShownJob } from '#features/jobs/testing.ts';
import { JobCards } from '#features/jobs/web/job-cards.tsx';
import { aShownRental } from '#features/rentals/testing.ts';
import { RentalCards } from '#features/rentals/web/rental-cards.tsx';
import { readSearch } from '#features/search/address.ts';
import type { Found } from '#features/search/web/queries.ts';
import { LanguageProvider } from '#kit/web/i18n.tsx';
import { NowProvider } from '#kit/web/now.tsx';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { KeptPart } from '#kit/web/ui/kept-part.tsx';
import { atTheirTime } from './found/listings.ts';
import { createPageDrawing } from './kept-parts.tsx';

const photo = { id: 'PhotoAbCdEfGhJkL', width: 960, height: 640, alt: 'A "full" square & more' };
const event = aShownEvent({ title: 'Rooftop <at> Moonrise', date: '2026-08-21', time: '22:30', price: '25.00' });
const rental = aShownRental({
  amenities: ['sound system'],
  rating: 4.7,
  reviewCount: 40,
  partner: true,
  photos: [photo],
});
const business = aShownBusiness({
  name: 'La Lonja',
  openingHours: [{ days: [4], opens: '20:00', closes: '04:00' }],
  rating: 4.7,
  reviewCount: 40,
});
const job = aShownJob({ requirements: ['Two seasons behind a bar'] });
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

it('says nothing of now in a card that was found for another time, though another page has kept it with its sign', () => {
  const found = { businesses: [business], near: { businesses: [] } } as unknown as Found;
  const street = (asked: Record<string, string>) => (
    <BusinessCards businesses={atTheirTime(found, readSearch(asked))?.businesses ?? []} />
  );
  expect(draw(street({ query: 'bar' }))).toContain('Open now');
  const whole = renderToString(pageOf(street({ date: '2026-08-25' })).page);
  expect(whole).not.toContain('Open now');
  expect(draw(street({ date: '2026-08-25' }))).toBe(whole);
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
