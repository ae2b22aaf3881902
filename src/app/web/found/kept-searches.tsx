import { SavedSearchesPart } from '#features/saved-searches/web/saved-searches-part.tsx';
import { useAmenityName } from './amenity-name.ts';
import { useCategoryName } from './category-name.ts';

/** The searches that a member keeps, in the words of the rooms that have them. */
export function KeptSearches() {
  return <SavedSearchesPart categoryName={useCategoryName()} amenityName={useAmenityName()} />;
}
