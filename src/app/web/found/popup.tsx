import { useQuery } from '@tanstack/react-query';
import { messages } from '#features/events/messages.ts';
import type { RentalRecord } from '#features/rentals/contract.ts';
import { messages as rentals } from '#features/rentals/messages.ts';
import type { Marker } from '#features/search/contract.ts';
import { MarkerCard, type MarkerFacts } from '#features/search/web/marker-card.tsx';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice, type Currency } from '#kit/shared/money.ts';
import type { WornPoster } from '#market/posters/contract.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Photo } from '#kit/web/ui/photo.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { webKinds } from '../kinds.ts';

type Listed = {
  readonly location: string;
  readonly poster: WornPoster;
  readonly photos: readonly Parameters<typeof Photo>[0]['photo'][];
  readonly date?: string | null;
  readonly time?: string | null;
  readonly price?: string | null;
  /** What a rental's price is for. */
  readonly priceUnit?: RentalRecord['priceUnit'];
  /** What its shortest booking costs, and how many hours that is. */
  readonly least?: string | null;
  readonly minUnits?: number;
  /** What the cheapest of several tickets costs that can be had. */
  readonly from?: string;
  readonly currency?: Currency;
  readonly employer?: string;
  readonly salary?: string | null;
};

/** The card of a marker: what its name does not say is asked for when it is pressed. */
export function Popup({ marker, category }: { readonly marker: Marker; readonly category: string }) {
  const { language } = useLanguage();
  const day = useDay();
  const words = useWords(messages);
  const rentalWords = useWords(rentals);
  const { data } = useQuery({ queryKey: webKinds[marker.type].query(marker.id, language).queryKey });
  const listed = data as Listed | undefined;
  const [photo] = listed?.photos ?? [];
  return (
    <MarkerCard
      type={marker.type}
      id={marker.id}
      title={marker.title}
      category={category}
      facts={
        listed &&
        factsOf(listed, listed.date ? day(listed.date) : undefined, language, {
          from: (price) => words('from', { price }),
          least: (price, count) => rentalWords('least', { price, count }),
          unit: listed.priceUnit ? rentalWords(`unit.${listed.priceUnit}`) : '',
        })
      }
      picture={photo ? <Photo photo={photo} sizes="110px" /> : listed && <Poster {...listed.poster} format="tall" />}
    />
  );
}

function factsOf(
  listed: Listed,
  day: string | undefined,
  language: Language,
  said: {
    readonly from: (price: string) => string;
    readonly least: (price: string, hours: number) => string;
    readonly unit: string;
  },
): MarkerFacts {
  const { location, time, price, from, least, minUnits = 1, currency, employer, salary } = listed;
  const when = [day, time].filter(Boolean).join(', ');
  return {
    lines: [when, employer, location, least && said.least(formatPrice(least, language, currency), minUnits)].filter(
      (line): line is string => Boolean(line),
    ),
    price:
      from !== undefined
        ? said.from(formatPrice(from, language, currency))
        : price === '0'
          ? 'free'
          : ((price ? `${formatPrice(price, language, currency)} ${said.unit}`.trimEnd() : salary) ?? undefined),
  };
}
