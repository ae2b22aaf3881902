/**
 * Which homes are at the beach: measured on the drawn bay, exact to a block in town. Apart from rules.ts because the
 * home page loads that one and needs no coast.
 */
import { beaches } from '#market/map/bay-coast.ts';
import { distanceToLine } from '#market/map/mercator.ts';
import type { RentalCategory } from './rules.ts';

/** Kilometres from the waterline to the other side of the promenade's first row of houses. */
const firstRow = 0.12;

type Placed = {
  readonly category: RentalCategory;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** An apartment or villa whose place on the map is in the first row; nothing that nobody has put on the map. */
export function isBeachfront({ category, latitude, longitude }: Placed): boolean {
  if ((category !== 'apartment' && category !== 'villa') || latitude === null || longitude === null) return false;
  return beaches.some((beach) => distanceToLine(beach, [longitude, latitude]) <= firstRow);
}
