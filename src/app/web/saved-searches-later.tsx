import type { ComponentProps } from 'react';
import { useIsAlive } from '#kit/web/is-alive.ts';
import { latePart } from '#kit/web/parts/late-part.tsx';
import { missing } from './missing.tsx';

const SaveSearch = latePart(() =>
  import('#features/saved-searches/web/save-search.tsx').then((module) => module.SaveSearch),
);
const KeptSearches = latePart(
  () => import('./found/kept-searches.tsx').then((module) => module.KeptSearches),
  missing('searches'),
);

/** The way to keep a search: it comes when the page is alive, and no kept page has it. */
export function SaveSearchLater(search: ComponentProps<typeof SaveSearch>) {
  return useIsAlive() ? <SaveSearch {...search} /> : null;
}

/** The searches that a member keeps, which bring the words of all rooms along. */
export function SavedSearchesLater() {
  return useIsAlive() ? <KeptSearches /> : null;
}
