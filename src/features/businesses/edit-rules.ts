/** Which changes of a public place the desk sees before they are public. Its price range says how dear it is, and asks nothing. */
import { listingRisks, type EditRules } from '#market/listings/edit-rules.ts';
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
    priceRange: 'none',
    featured: 'none',
    vip: 'any',
  },
};
