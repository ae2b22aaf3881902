import { messages as businessMessages } from '#features/businesses/messages.ts';
import { businessCategories } from '#features/businesses/rules.ts';
import { messages as eventMessages } from '#features/events/messages.ts';
import { eventCategories } from '#features/events/rules.ts';
import { messages as jobMessages } from '#features/jobs/messages.ts';
import { messages as rentalMessages } from '#features/rentals/messages.ts';
import { rentalCategories } from '#features/rentals/rules.ts';
import type { CategoryName } from '#features/search/web/types.ts';
import { useWords } from '#kit/web/i18n.tsx';
import type { ListingKind } from '#market/listings/listing-kinds.ts';

/** Where a category is looked up that no kind was named for: a club is a house first, and a night second. */
function roomOf(category: string): ListingKind {
  const has = (categories: readonly string[]) => categories.includes(category);
  if (has(businessCategories)) return 'businesses';
  if (has(eventCategories)) return 'events';
  return has(rentalCategories) ? 'rentals' : 'jobs';
}

/** Says a category in the words of the room that has it. */
export function useCategoryName(): CategoryName {
  const words = {
    events: useWords(eventMessages),
    rentals: useWords(rentalMessages),
    businesses: useWords(businessMessages),
    jobs: useWords(jobMessages),
  } as const satisfies Record<ListingKind, (key: never) => string>;
  return (category, type = roomOf(category)) => (words[type] as (key: string) => string)(`category.${category}`);
}
