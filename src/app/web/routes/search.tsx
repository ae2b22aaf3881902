import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isEventCategory } from '#features/events/rules.ts';
import { feedLinks } from '#features/events/web/feed-links.ts';
import { FollowEvents } from '#features/events/web/follow-events.tsx';
import { readSearch, type SearchAddress } from '#features/search/address.ts';
import { questionOf } from '#features/saved-searches/rules.ts';
import { MapView } from '#features/search/web/map-view.tsx';
import { pageWords } from '#features/search/web/page-words.ts';
import { correctionOf, foundQuery } from '#features/search/web/queries.ts';
import { takeMeaning } from '#features/search/web/take-meaning.ts';
import { Results } from '#features/search/web/results.tsx';
import { usePointed } from '#features/search/web/use-pointed.ts';
import type { Asked, Typed } from '#kit/web/address.ts';
import { headAt } from '#market/pages/web/head.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { prefetch } from '#kit/web/query-client.ts';
import { CardFrame } from '#kit/web/ui/card-row.tsx';
import { BestCards } from '../found/best-cards.tsx';
import { cardsOf, frameWith } from '../found/cards.tsx';
import { useAmenityName } from '../found/amenity-name.ts';
import { useCategoryName } from '../found/category-name.ts';
import { asAsked, atTheirTime, bestOf, listingsOf, withoutBest } from '../found/listings.ts';
import { Popup } from '../found/popup.tsx';
import { Tonight } from '../found/tonight.tsx';
import { askedBy } from '../page-questions.ts';
import { SaveSearchLater } from '../saved-searches-later.tsx';

const headOf = headAt('/search', 'compass');

export const Route = createFileRoute('/search')({
  // Read where the page is loaded (readSearch): every page loads what stands here.
  validateSearch: (raw: Asked<SearchAddress>): Typed => raw,
  loaderDeps: ({ search }) => askedBy('search', search),
  loader: async ({ context: { queryClient, language, origin }, deps }) => {
    const address = readSearch(deps);
    await prefetch(queryClient, foundQuery(address, language));
    // The server has waited: what the words mean is in the address before the page is drawn.
    const meant = takeMeaning(queryClient, address, language);
    if (meant) throw redirect({ to: '/search', search: meant, replace: true });
    return pageWords(address, language, origin);
  },
  head: (page) => {
    const { meta = [], links: own = [] } = headOf(page);
    const links = [...own, ...feedLinks(page.match.context.language)];
    return { links, meta: [...meta, ...(page.loaderData?.ofSearch ?? [])] };
  },
  component: Search,
});

function Search() {
  const { origin } = Route.useRouteContext();
  const raw = Route.useSearch();
  const address = useMemo(() => readSearch(raw), [raw]);
  const { language } = useLanguage();
  const found = useQuery(foundQuery(address, language));
  const categoryName = useCategoryName();
  const amenityName = useAmenityName();
  const page = useRef<HTMLElement>(null);
  const pointed = usePointed(page);
  const [chosen, choose] = useState<string>();
  const isMap = address.view === 'map';
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  // In the browser the page is there before the answer: filters come into the address with it, and Back skips the words.
  const understood = found.isPlaceholderData ? null : (found.data?.understood ?? null);
  useEffect(() => {
    const meant = understood && takeMeaning(queryClient, address, language);
    if (meant) void navigate({ to: '/search', search: meant, replace: true, resetScroll: false });
  }, [understood, queryClient, address, language, navigate]);

  // On a wide screen the list stands beside the map: the card of a disc comes into view. On a phone the map would leave it.
  useEffect(() => {
    if (chosen === undefined || !matchMedia('(min-width: 62.5em)').matches) return;
    page.current?.querySelector(`[data-found="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const shown = useMemo(() => atTheirTime(asAsked(found.data, address), address), [found.data, address]);
  // A map alone asks nothing of a place: distances count from one that somebody named.
  const { lat, lng } = address;
  const frame = frameWith({
    listings: listingsOf(shown),
    from: lat === undefined || lng === undefined ? undefined : [lng, lat],
    chosen: isMap ? chosen : undefined,
    address,
  });
  const popup = (id: string) => {
    const marker = found.data?.markers?.find((one) => one.id === id);
    return marker && <Popup marker={marker} category={categoryName(marker.category, marker.type)} />;
  };
  return (
    <main ref={page}>
      <CardFrame value={frame}>
        <Results
          {...{ address, found, categoryName, amenityName }}
          best={<BestCards listings={bestOf(shown)} />}
          cards={cardsOf(shown && withoutBest(shown))}
          nearCards={cardsOf(shown?.near)}
          map={
            isMap && (
              <MapView
                {...{ address, chosen, pointed, popup }}
                found={found.data}
                isBusy={found.isFetching}
                onChoose={choose}
              />
            )
          }
          tonight={<Tonight />}
          save={questionOf(address) && <SaveSearchLater address={address} correction={correctionOf(found)} />}
        />
      </CardFrame>
      {address.type === 'events' && (
        <FollowEvents origin={origin} category={isEventCategory(address.category) ? address.category : undefined} />
      )}
    </main>
  );
}
