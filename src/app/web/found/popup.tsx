import { useQuery } from '@tanstack/react-query';
import type { endpoints as businessEndpoints } from '#features/businesses/contract.ts';
import { businessMotifs } from '#features/businesses/rules.ts';
import type { endpoints as eventEndpoints } from '#features/events/contract.ts';
import { eventMotifs } from '#features/events/rules.ts';
import type { endpoints as jobEndpoints } from '#features/jobs/contract.ts';
import { jobMotifs } from '#features/jobs/rules.ts';
import type { endpoints as rentalEndpoints } from '#features/rentals/contract.ts';
import { rentalMotifs } from '#features/rentals/rules.ts';
import type { Marker } from '#features/search/contract.ts';
import { MarkerCard, type MarkerFacts } from '#features/search/web/marker-card.tsx';
import type { Language } from '#kit/shared/messages.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { inkOf, seedOf, type Motif } from '#market/posters/poster.ts';
import { client } from '#kit/web/api.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Poster } from '#market/posters/web/poster.tsx';

const events = client<typeof eventEndpoints>();
const rentals = client<typeof rentalEndpoints>();
const businesses = client<typeof businessEndpoints>();
const jobs = client<typeof jobEndpoints>();

type Listed = {
  readonly location: string;
  readonly photos: readonly Parameters<typeof Photo>[0]['photo'][];
  readonly date?: string | null;
  readonly time?: string | null;
  readonly price?: string | null;
  readonly employer?: string;
  readonly salary?: string | null;
};

/** The card of a marker: what its name does not say is asked for when it is pressed. */
export function Popup({ marker, category }: { readonly marker: Marker; readonly category: string }) {
  const { language } = useLanguage();
  const { data } = useQuery({ queryKey: listingQuery(marker, language).queryKey });
  const listed = data as Listed | undefined;
  const [photo] = listed?.photos ?? [];
  const motif = motifOf(marker);
  const seed = seedOf(marker.category + marker.id);
  return (
    <MarkerCard
      type={marker.type}
      id={marker.id}
      title={marker.title}
      category={category}
      facts={listed && factsOf(listed, language)}
      picture={
        photo ? (
          <Photo photo={photo} sizes="110px" />
        ) : (
          motif && <Poster motif={motif} ink={inkOf(motif, seed)} seed={seed} format="square" />
        )
      }
    />
  );
}

function listingQuery({ type, id }: Marker, language: Language) {
  const asked = { params: { id }, language };
  if (type === 'events') return events.query('GET /api/events/{id}', asked);
  if (type === 'rentals') return rentals.query('GET /api/rentals/{id}', asked);
  if (type === 'businesses') return businesses.query('GET /api/businesses/{id}', asked);
  return jobs.query('GET /api/jobs/{id}', asked);
}

const motifs: Readonly<Record<Marker['type'], Readonly<Record<string, Motif>>>> = {
  events: eventMotifs,
  rentals: rentalMotifs,
  businesses: businessMotifs,
  jobs: jobMotifs,
};
const motifOf = ({ type, category }: Marker): Motif | undefined => motifs[type][category];

function factsOf({ location, date, time, price, employer, salary }: Listed, language: Language): MarkerFacts {
  const day = date ? formatDate(date, 'dayMonth', language).replace(',', '') : undefined;
  const when = [day, time].filter(Boolean).join(', ');
  return {
    lines: [when, employer, location].filter((line): line is string => Boolean(line)),
    price: price === '0' ? 'free' : ((price ? formatPrice(price, language) : salary) ?? undefined),
  };
}
