/** What is seen from a place of the town, and ways from it on the bay. Pure. */
import { distance } from '#market/map/mercator.ts';
import { town } from '#market/town/town.ts';
import type { Outlook, PartsOf, Sight } from './view.ts';

export type Placed = { readonly latitude: number | null; readonly longitude: number | null };

const harbour = [-0.1342, 38.5348] as const;
/** Within so many kilometres the harbour lies before the windows. */
const atHarbour = 0.32;

/** The sea as it is seen from there: with the harbour, the island or the cape before it. */
export function seaFrom({ latitude, longitude }: Placed): Outlook {
  if (latitude === null || longitude === null) return 'sea';
  if (distance([longitude, latitude], harbour) < atHarbour) return 'harbour';
  if (longitude > -0.1145) return 'cape';
  return longitude < -0.155 ? 'sea' : 'island';
}

/** What is seen from there where nobody says that it is the sea: houses, or hills behind the town. */
export const landFrom = ({ latitude, longitude }: Placed): Outlook =>
  latitude !== null && longitude !== null && (latitude > 38.5425 || longitude > -0.108) ? 'hills' : 'town';

/** How far the map of the bay reaches, in degrees. */
const bay = { west: -0.26, east: -0.02, south: 38.49, north: 38.62 } as const;

type Way = PartsOf<'chart'>;

/** Whoever is this near to the middle of town, in kilometres, needs no way there: the beach is shown. */
const inTheMiddle = 0.5;

/** The way from a place of the bay to one of its ends; nothing of what lies elsewhere or nowhere. */
export function chartFrom({ latitude, longitude }: Placed, to: Way['to'], by: Way['by']): Sight | undefined {
  if (latitude === null || longitude === null) return undefined;
  const isInBay = longitude > bay.west && longitude < bay.east && latitude > bay.south && latitude < bay.north;
  if (!isInBay) return undefined;
  const thousandths = (degrees: number): number => Math.round(degrees * 1000);
  const isThere = to === 'middle' && distance([longitude, latitude], [town.longitude, town.latitude]) < inTheMiddle;
  const end = isThere ? 'levante' : to;
  return { kind: 'chart', parts: { east: thousandths(longitude + 1), north: thousandths(latitude - 38), to: end, by } };
}

/** A time of day as dials have it: quarters of an hour, plus one; the nearest. */
export const quarterOf = (time: string): number =>
  1 + (Math.round((Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) / 15) % 96);
