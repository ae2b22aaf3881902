import { useWords } from '#kit/web/i18n.tsx';
import type { DeskFilter, DeskOption } from '#kit/web/desk/desk-toolbar.tsx';
import { messages } from './messages.ts';

/** The filters that all listings have beside their state, and the sorts of some of them. */
export function usePanelTools() {
  const words = useWords(messages);
  const category = (options: readonly DeskOption[]): DeskFilter => ({
    name: 'category',
    label: words('category'),
    options,
  });
  const featured: DeskFilter = {
    name: 'featured',
    label: words('isFeatured'),
    options: [
      { value: 'true', label: words('featuredYes') },
      { value: 'false', label: words('featuredNo') },
    ],
  };
  return {
    category,
    featured,
    byTitle: { value: 'title', label: words('titleUp') },
    byPrice: [
      { value: 'price', label: words('priceUp') },
      { value: '-price', label: words('priceDown') },
    ],
    byRating: { value: '-rating', label: words('ratingDown') },
  };
}
