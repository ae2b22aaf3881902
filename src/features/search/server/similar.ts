/** What somebody who looks at a listing may like as well. */
import type { Db } from '#kit/server/db.ts';
import { inOrderOf } from '#market/listings/server/listing.ts';
import { ofKinds } from '#market/listings/server/listing-kind.ts';
import type { ServerKind, ServerKinds } from '#market/listings/server/listing-kind.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import type { SimilarResult } from '../contract.ts';
import type { Entry } from './index/entries.ts';
import { idsAtPlace, type PlaceSubject } from './at-place.ts';
import { hydrate, type Listings, noIds } from './hydrate.ts';
import { byStanding } from './index/kind-index.ts';
import type { KindIndex } from './index/kind-index.ts';
import { nearness, undated } from './ranking/order.ts';
import { searchIndex } from './index/search-index.ts';
import { isVisible } from './index/visible.ts';

const most = 4;
/** So many of the nearest of each group are compared. */
const compared = 60;

/** A kilometre, in degrees of latitude, weighs as much as half the price again; where nobody knows where it is, so far. */
const kilometre = 0.009;
const unknownFar = 0.05;

/** What others are compared with. */
export type Subject = PlaceSubject & {
  readonly category: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly priceCents: number | null;
};

/** At most four of the same type: the same category first, then what is near in place and price. */
export async function similarTo(
  db: Db,
  kinds: ServerKinds,
  type: ListingKind,
  subject: Subject,
  language: Language,
  at: Date,
): Promise<SimilarResult> {
  const [index, there] = await Promise.all([searchIndex(db, kinds, at), idsAtPlace(db, kinds, subject, at)]);
  const alike = likest(index[type], kinds[type], subject, at);
  const asked = ofKinds(kinds, ({ name }) => [...new Set([...(name === type ? alike : []), ...there[name]])]);
  const found = await hydrate(db, kinds, asked, language);
  return {
    ...(noIds(kinds) as unknown as Listings),
    [type]: inOrderOf<{ readonly id: string }>(alike, found[type]),
    atPlace: {
      place: found.businesses.find(({ id }) => there.businesses.includes(id)) ?? null,
      events: inOrderOf(there.events, found.events),
      jobs: inOrderOf(there.jobs, found.jobs),
    },
  };
}

/** The ids of the likest: the same category first, then what is near in place and price. */
function likest(
  { alive, entries }: KindIndex,
  kind: ServerKind,
  { id, category, latitude, longitude, priceCents }: Subject,
  at: Date,
): string[] {
  const meets = isVisible(kind, at);
  const far = latitude === null || longitude === null ? () => Infinity : nearness({ lat: latitude, lng: longitude });
  const others: { readonly entry: Entry; readonly far: number }[] = [];
  alive.forEach((ordinal) => {
    const entry = entries[ordinal] as Entry;
    if (entry.id !== id && entry.standing !== undated && meets(entry)) others.push({ entry, far: far(entry) });
  });
  const unlike = ({ entry, far }: (typeof others)[number]): number =>
    (far === Infinity ? unknownFar : far) / kilometre +
    (entry.priceCents === null || priceCents === null
      ? 0
      : Math.abs(Math.log((entry.priceCents + 500) / (priceCents + 500))) / Math.log(1.5));
  const nearest = (isSame: boolean) =>
    others
      .filter(({ entry }) => (entry.category === category) === isSame)
      .toSorted((a, b) => (a.far === b.far ? byStanding(a.entry, b.entry) : a.far - b.far))
      .slice(0, compared)
      .map((one) => ({ ...one, unlike: unlike(one) }))
      .toSorted((a, b) => (a.unlike === b.unlike ? byStanding(a.entry, b.entry) : a.unlike - b.unlike));
  return [...nearest(true), ...nearest(false)].slice(0, most).map(({ entry }) => entry.id);
}
