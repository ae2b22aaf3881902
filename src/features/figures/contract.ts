/** What the figures of the pages are made of: counts of what the town really has (decision 0049). */
import { z } from 'zod';
import { communityOffers } from '#features/community/rules.ts';
import { promise } from '#kit/shared/endpoint.ts';
import { listingKinds, ofEachKind } from '#market/listings/listing-kinds.ts';

const count = z.number().int();

/** Of one kind of listing: what its public list shows, by category; a category that has none is absent. */
const KindCount = z.strictObject({ all: count, categories: z.record(z.string(), count) });

export const Figures = z.strictObject({
  /** Whether the house stands with its demo catalogue: then invented voices are shown with the invented listings. */
  isDemo: z.boolean(),
  listings: z.strictObject(ofEachKind(() => KindCount)),
  /** Events of the coming seven nights, tonight's among them. */
  eventsThisWeek: count,
  /** Accounts that are still somebody's, the desk's aside. */
  members: count,
  /** Members who want to be in on it. */
  community: z.strictObject(
    Object.fromEntries(communityOffers.map((offer) => [offer, count])) as Record<
      (typeof communityOffers)[number],
      typeof count
    >,
  ),
});
export type Figures = z.infer<typeof Figures>;

export const endpoints = promise({
  'GET /api/figures': {
    summary: 'How many public listings, members and joins there are; pages round them down',
    access: 'public',
    reply: Figures,
    keeps: listingKinds,
  },
});
