import { nightOf } from '#market/town/dates.ts';
import { useDay } from '#market/town/web/use-day.ts';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { useNow } from '#kit/web/now.tsx';
import type { FilterName, SearchAddress } from '../address.ts';
import { sayFilter, sayLength, type AmenityName, type CategoryName } from '../filter-words.ts';
import { messages } from '../page-messages.ts';

/** Says how long something is rented: "3 days". */
export function useLengthName(): (length: string) => string {
  const words = useWords(messages);
  return (length) => sayLength(length, words);
}

/** Says a filter that is set: "When: Tonight", "€10 to €25". */
export function useFilterName(
  address: SearchAddress,
  names: { readonly categoryName: CategoryName; readonly amenityName: AmenityName },
): (name: FilterName) => string {
  const { language } = useLanguage();
  return sayFilter(address, { ...names, language, day: useDay(), tonight: nightOf(useNow()) });
}
