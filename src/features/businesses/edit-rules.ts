/** Which changes of a public place the desk sees before they are public. Its price range says how dear it is, and asks nothing. */
import { listingRisks, type EditRules } from '#market/listings/edit-rules.ts';
import type { Needs } from '#market/listings/gaps.ts';
import type { ChangedBusiness } from './contract.ts';

export const businessEdits: EditRules<Exclude<keyof ChangedBusiness, 'version'>> = {
  risks: {
    ...listingRisks,
    name: 'any',
    imageUrl: 'new',
    images: 'new',
    website: 'new',
    phone: 'words',
    email: 'none',
    openingHours: 'none',
    // A feast is said at once; a link in its note is seen first.
    openingExceptions: 'words',
    priceRange: 'none',
    menu: 'text',
    offer: 'text',
    offerFrom: 'none',
    offerUntil: 'none',
    featured: 'none',
    vip: 'any',
  },
  // New dates must not be said of the old offer.
  together: [['offer', 'offerFrom', 'offerUntil']],
};

/** What a review asks for of a place (specification section 5). */
export const businessNeeds = ['name', 'description', 'phone', 'email', 'location', 'address'] as const satisfies Needs<
  keyof ChangedBusiness
>;
