/**
 * schema.org data for search engines: the parts that several rooms share. What Google asks of each kind is a table in
 * tests/google-rules.ts, which every listing of the demo is judged by.
 */
import type { AggregateRating, GeoCoordinates, Organization, PostalAddress, WebSite } from 'schema-dts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { photoUrl, photoWidths } from '#kit/shared/photo.ts';
import { town } from '#market/town/town.ts';

export type StructuredData = Readonly<Record<string, unknown>>;

type Located = {
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** A place with its postal address. */
export function placeData(place: Located) {
  return { '@type': 'Place' as const, name: place.location, address: addressData(place.address), ...geoData(place) };
}

export function addressData(street: string) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: town.name,
    addressRegion: town.region,
    addressCountry: town.country,
  } as const satisfies PostalAddress;
}

/** A position, as text because Google asks for five decimals at least and a number drops those that are 0. */
export function geoData({ latitude, longitude }: Pick<Located, 'latitude' | 'longitude'>) {
  if (latitude === null || longitude === null) return {};
  const [lat, lng] = [latitude, longitude].map((degrees) => degrees.toFixed(5));
  return {
    geo: { '@type': 'GeoCoordinates', latitude: lat ?? '', longitude: lng ?? '' } as const satisfies GeoCoordinates,
  };
}

/** What guests give on average who were there; nothing while there is no review. */
export function ratingData({ rating, reviewCount }: { readonly rating: number | null; readonly reviewCount: number }) {
  if (rating === null || reviewCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    } as const satisfies AggregateRating,
  };
}

/** The house itself, as whoever sells and answers. */
export function houseData(origin: string): StructuredData {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#house`,
    name: town.brand,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: town.emails.hello,
    telephone: town.phones.desk,
    address: { ...addressData(town.address.street), postalCode: town.address.postalCode },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: town.emails.help,
      telephone: town.phones.desk,
      availableLanguage: [...languages],
    },
  } satisfies Organization;
}

/** The site as a whole, and what it is called in results (Google, Site names). */
export function siteData(origin: string, language: Language): StructuredData {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: town.brand,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#house` },
  } satisfies WebSite;
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

/**
 * Several things on one page, in the order they are shown: each by its name and the address of its own page. What it is
 * stands there alone, as Google asks of vacancies and events.
 */
export function itemListData(items: readonly { readonly name: string; readonly url: string }[]): StructuredData {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, url })),
  };
}
