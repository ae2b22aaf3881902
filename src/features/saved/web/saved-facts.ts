/** What a small card says of each kind of listing. */
import { businessMotifs } from '#features/businesses/rules.ts';
import { eventMotifs, nightOfEvent } from '#features/events/rules.ts';
import { jobMotifs } from '#features/jobs/rules.ts';
import { rentalMotifs } from '#features/rentals/rules.ts';
import { formatDate } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import type { Language } from '#kit/shared/messages.ts';
import { formatPrice } from '#kit/shared/money.ts';
import { seedOf, type Motif } from '#market/posters/poster.ts';
import type { Words } from '#kit/web/i18n.tsx';
import type { SavedListing } from '../contract.ts';
import type { messages } from '../messages.ts';

type Facts = { readonly when?: string; readonly where: string; readonly price: string };
type State = 'past' | 'soldOut' | 'closed';

export const titleOf = (saved: SavedListing) => (saved.type === 'business' ? saved.listing.name : saved.listing.title);

/** The poster that stands in for a photo. */
export function posterOf(saved: SavedListing): { motif: Motif; seed: number } {
  const { category, id } = saved.listing;
  return { motif: motifOf(saved), seed: seedOf(category + id) };
}

function motifOf(saved: SavedListing): Motif {
  if (saved.type === 'event') return eventMotifs[saved.listing.category];
  if (saved.type === 'rental') return rentalMotifs[saved.listing.category];
  return saved.type === 'business' ? businessMotifs[saved.listing.category] : jobMotifs[saved.listing.category];
}

/** Why it can't be had any more: an event's night is over (decisions, The nightlife clock), its places are gone, a job hangs no more. */
export function stateOf(saved: SavedListing, now: Date): State | undefined {
  if (saved.type === 'job') return new Date(saved.listing.listedUntil) <= now ? 'closed' : undefined;
  if (saved.type !== 'event') return undefined;
  const { date, time, soldOut } = saved.listing;
  if (date !== null && nightOfEvent(date, time) < nightOf(now)) return 'past';
  return soldOut ? 'soldOut' : undefined;
}

/** When, where and for how much. */
export function factsOf(saved: SavedListing, words: Words<keyof (typeof messages)['en']>, language: Language): Facts {
  const { type, listing } = saved;
  if (type === 'job') return { when: listing.employer, where: listing.location, price: listing.salary };
  if (type === 'business') return { where: `${listing.location} · ${listing.address}`, price: listing.priceRange };
  const price = listing.price === null ? undefined : formatPrice(listing.price, language);
  if (type === 'rental') {
    const unit = listing.priceUnit;
    return {
      where: listing.location,
      price: price === undefined || unit === null ? words('priceToBeAnnounced') : words(`unit.${unit}`, { price }),
    };
  }
  const day = listing.date === null ? undefined : formatDate(listing.date, 'dayMonth', language);
  return {
    when: day === undefined ? words('dateToBeAnnounced') : [day, listing.time].filter(Boolean).join(' · '),
    where: listing.location,
    price: listing.price === '0' ? words('free') : (price ?? words('priceToBeAnnounced')),
  };
}
