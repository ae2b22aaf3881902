/** schema.org data for search engines: the parts that several rooms share. */
import { photoUrl, photoWidths } from '#kit/shared/photo.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

type Located = {
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** A place with its postal address; the town is the whole product's (docs/decisions: one file names it). */
export function placeData(
  { location, address, latitude, longitude }: Located,
  town: { name: string; region: string; country: string },
) {
  return {
    '@type': 'Place',
    name: location,
    address: addressData(address, town),
    ...(latitude !== null && longitude !== null ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } } : {}),
  };
}

export function addressData(street: string, town: { name: string; region: string; country: string }) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town.name,
    addressRegion: town.region,
    addressCountry: town.country,
  };
}

/** What a listing looks like: its photos, else the picture it links to, else its poster. */
export function imagesOf(
  { photos, imageUrl }: { readonly photos: readonly { readonly id: string }[]; readonly imageUrl: string | null },
  origin: string,
  poster: string,
): string[] {
  return photos.length > 0 ? photos.map(({ id }) => origin + largestPhotoUrl(id)) : [imageUrl ?? origin + poster];
}

/** WebP, which every search engine and every site that shows links can read. */
export const largestPhotoUrl = (id: string) =>
  photoUrl(id, photoWidths[photoWidths.length - 1] ?? photoWidths[0], 'webp');

/** Several things on one page, in the order they are shown. */
export function itemListData(items: readonly StructuredData[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  };
}
