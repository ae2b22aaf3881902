import type { Fact } from '#kit/shared/field-facts.ts';
import type { FieldKind } from '#kit/web/form/field-kinds.ts';

/** Where something is, as typed; both are empty while nobody knows. */
export type PlaceText = { readonly latitude: string; readonly longitude: string };

type Place = { readonly latitude: number | null; readonly longitude: number | null };

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Both numbers or none: half a place is no place. */
export function placeOf({ latitude, longitude }: PlaceText): Place {
  const [north, east] = [numberOf(latitude), numberOf(longitude)];
  return north === null || east === null ? { latitude: null, longitude: null } : { latitude: north, longitude: east };
}

const isWithin = (text: string, { min = 0, max = 0 }: Partial<Fact> = {}) =>
  text.trim() !== '' && Number(text) >= min && Number(text) <= max;

/** Two fields of the contract as one: a place on the map. */
export const placeKind: FieldKind<PlaceText> = {
  of: ['latitude', 'longitude'],
  draft: (stored) => {
    const { latitude, longitude } = (stored as Partial<Place> | undefined) ?? {};
    return { latitude: latitude?.toString() ?? '', longitude: longitude?.toString() ?? '' };
  },
  read: placeOf,
  shown: placeOf,
  fault: ({ latitude, longitude }, _fact, facts) =>
    isWithin(latitude, facts['latitude']) && isWithin(longitude, facts['longitude']) ? undefined : 'place',
};
