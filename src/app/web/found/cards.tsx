import type { ReactNode } from 'react';
import { kinds } from '#features/listings/kinds.ts';
import { isByPrice, type SearchAddress } from '#features/search/address.ts';
import { anyStayIn } from '#features/search/any-stay.ts';
import { FoundCard } from '#features/search/web/found-card.tsx';
import { SaveButton } from '#features/saved/web/save-button.tsx';
import { distance, type Point } from '#market/map/mercator.ts';
import { ofEachKind, type ListingKind } from '#market/listings/listing-kinds.ts';
import { FirstWindow } from '#kit/web/ui/first-window.ts';
import { webKinds } from '../kinds.ts';
import { freeStayOf } from './free-stay.ts';
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
  /** What was asked: by it a card tells what its price is compared by, and when a stay is free. */
  readonly address: SearchAddress;
};

/** Puts under a card how far away it is, what its price is compared by, and the way to keep it; the first one's picture is seen first. */
export const frameWith = ({ listings, from, chosen, address }: Frame) => {
  const isAnyStay = anyStayIn(address) !== undefined;
  const people = address.sort === 'price' ? address.people : undefined;
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
        free={isAnyStay ? freeStayOf(item) : undefined}
        each={isByPrice(address) ? webKinds[type].sharedPrice?.(item as never, people) : undefined}
        keepAt={webKinds[type].keepAt ?? 'top'}
        action={<SaveButton type={kinds[type].one} id={id} title={title} compact />}
      >
        <FirstWindow value={listing === first}>{card}</FirstWindow>
      </FoundCard>
    );
  };
};
