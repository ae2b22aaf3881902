import { kindNamed } from '#features/listings/kinds.ts';
import type { CategoryName } from '#features/search/web/types.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { listingKinds, type ListingKind } from '#market/listings/listing-kinds.ts';
import { webKinds } from '../kinds.ts';

/** Where a category is looked up that no kind was named for: the later has it, a club is a house first and a night second. */
function kindOf(category: string): ListingKind {
  return listingKinds.findLast((name) => kindNamed(name).categories.includes(category)) ?? listingKinds[0];
}

/** Says a category in the words of the room that has it. */
export function useCategoryName(): CategoryName {
  const { language } = useLanguage();
  return (category, type = kindOf(category)) => webKinds[type].categoryName(category, language);
}
