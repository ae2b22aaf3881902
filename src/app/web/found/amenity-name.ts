import type { AmenityName } from '#features/search/filter-words.ts';
import { useLanguage } from '#kit/web/i18n.tsx';
import { listingKinds } from '#market/listings/listing-kinds.ts';
import { webKinds } from '../kinds.ts';

/** Says an amenity in the words of the room that knows it. */
export function useAmenityName(): AmenityName {
  const { language } = useLanguage();
  return (amenity) =>
    listingKinds.map((name) => webKinds[name].amenityName?.(amenity, language)).find(Boolean) ?? amenity;
}
