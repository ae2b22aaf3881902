import type { ReactNode } from 'react';
import { kinds } from '#features/listings/kinds.ts';
import { FoundCard } from '#features/search/web/found-card.tsx';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { distance, type Point } from '#market/map/mercator.ts';
import { ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { webKinds } from '../kinds.ts';
import type { Listing } from './listings.ts';

/** The rooms' own cards; none before something was found. */
export const cardsOf = (
  found: Readonly<Record<ListingKind, readonly object[]>> | undefined,
): Record<ListingKind, ReactNode> => ofEachKind((name) => found && webKinds[name].cards(found[name] as never));

type Frame = {
  readonly listings: ReadonlyMap<string, Listing>;
  /** Where distances count from. */
  readonly from: Point | undefined;
  readonly chosen: string | undefined;
  /** For how many people prices are compared, where they are in the order of their prices. */
  readonly compared?: { readonly people: number | undefined } | undefined;
};

/** Puts under a card how far away it is, what its price is compared by, and the way to keep it; the first one's picture is seen first. */
export const frameWith = ({ listings, from, chosen, compared }: Frame) => {
  const [first] = listings.values();
  return (id: string, card: ReactNode): ReactNode => {
    const listing = listings.get(id);
    if (!listing) return card;
    const { type, title, latitude, longitude, item } = listing;
    const away = from && latitude !== null && longitude !== null ? distance(from, [longitude, latitude]) : undefined;
    return (
      <FoundCard
        id={id}
        isChosen={id === chosen}
        away={away}
        each={compared && webKinds[type].sharedPrice?.(item as never, compared.people)}
        keepAt={webKinds[type].keepAt ?? 'top'}
        action={<SaveButton type={kinds[type].one} id={id} title={title} compact />}
      >
        <FirstWindow value={listing === first}>{card}</FirstWindow>
      </FoundCard>
    );
  };
};
