import { lazy, Suspense, type ComponentProps } from 'react';
import type { SaveSearch as SaveSearchPart } from '#features/saved-searches/web/save-search.tsx';
import { useIsAlive } from '#kit/web/is-alive.ts';

const SaveSearch = lazy(async () => ({
  default: (await import('#features/saved-searches/web/save-search.tsx')).SaveSearch,
}));
const KeptSearches = lazy(async () => ({ default: (await import('./found/kept-searches.tsx')).KeptSearches }));

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
