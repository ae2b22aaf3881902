import { kindOfCategory } from '#features/listings/kinds.ts';
import type { CategoryName } from '#features/search/filter-words.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { webKinds } from '../kinds.ts';

/** Says a category in the words of the room that has it. */
export function useCategoryName(): CategoryName {
  const { language } = useLanguage();
  return (category, type = kindOfCategory(category)) => webKinds[type].categoryName(category, language);
}
