/** Which changes of a public event the desk sees before they are public. When it is has rules of its own. */
import { listingRisks, type EditRules } from '#market/listings/edit-rules.ts';
import type { Needs } from '#market/listings/gaps.ts';
import type { ChangedEvent } from './contract.ts';

export const eventEdits: EditRules<Exclude<keyof ChangedEvent, 'version' | 'moves'>> = {
  risks: {
    ...listingRisks,
    title: 'any',
    organizer: 'any',
    performer: 'any',
    businessId: 'none',
    lineUp: 'any',
    doors: 'none',
    minAge: 'none',
    dressCode: 'words',
    included: 'text',
    imageUrl: 'new',
    price: 'higher',
    currency: 'any',
    duration: 'words',
    date: 'none',
    time: 'none',
    fold: 'none',
    capacity: 'none',
    cancellation: 'none',
    vatSupply: 'none',
    featured: 'none',
    vip: 'any',
  },
  together: [['price', 'currency']],
};

/** What a review asks for of an event (specification section 5): a photo of its own, or a link to one. */
export const eventNeeds = [
  'title',
  'description',
  'organizer',
  'date',
  'time',
  'duration',
  'price',
  'location',
  'address',
  ['imageUrl', 'photos'],
] as const satisfies Needs<keyof ChangedEvent>;
