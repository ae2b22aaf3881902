import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { SaveSearch as SaveSearchPart } from '#features/saved-searches/web/save-search.tsx';
import { useIsAlive } from '#kit/web/is-alive.ts';

/** A line that drops leaves the page without the part, instead of taking the page away. */
const nothing = () => ({ default: () => null });

const SaveSearch = lazy<typeof SaveSearchPart>(() =>
  import('#features/saved-searches/web/save-search.tsx').then(({ SaveSearch: part }) => ({ default: part }), nothing),
);
const KeptSearches = lazy<ComponentType>(() =>
  import('./found/kept-searches.tsx').then(({ KeptSearches: part }) => ({ default: part }), nothing),
);

/** The way to keep a search: it comes when the page is alive, and no kept page has it. */
export function SaveSearchLater(search: ComponentProps<typeof SaveSearchPart>) {
  return useIsAlive() ? (
    <Suspense>
      <SaveSearch {...search} />
    </Suspense>
  ) : null;
}

/** The searches that a member keeps, which bring the words of all rooms along. */
export function SavedSearchesLater() {
  return useIsAlive() ? (
    <Suspense>
      <KeptSearches />
    </Suspense>
  ) : null;
}
