/**
 * Where a poster hangs, as far as its lettering may say it (decision 0119): names of the place as its people write them, so
 * there is nothing to translate. Pure. Which name is true of a listing is asked of its position. Another town edits this file,
 * as `landmarks.ts`.
 */
import { latinWords } from '#kit/shared/latin-words.ts';
import { type Landmark, landmarks } from '#market/town/landmarks.ts';
import { town } from '#market/town/town.ts';
import { distance } from '#market/map/mercator.ts';
import { seeds } from './poster.ts';

const home = town.name.toUpperCase();

type Spot = { readonly latitude: number; readonly longitude: number };
type Box = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/**
 * The names that are true at each place. A place is a number in the addresses of pictures, which are kept for ever: others
 * come at the end, and letters that are new are cut by `scripts/drawing/poster-letters.ts`.
 */
const places = [
  { names: [home, home, 'COSTA BLANCA'] },
  { names: ['COSTA BLANCA'] },
  { names: [] },
  // A cove between the harbour and the old town, within whose circle are both: it has to be said.
  { landmark: 'Mal Pas', isSaid: true, names: ['MAL PAS', home] },
  { landmark: 'La Cala', names: ['LA CALA', 'LA CALA', 'COSTA BLANCA'] },
  { landmark: 'Levante', names: ['LEVANTE', 'LEVANTE', home] },
  { landmark: 'Poniente', names: ['PONIENTE', 'PONIENTE', home] },
  { landmark: 'Rincón de Loix', names: ['RINCÓN DE LOIX', home] },
  { landmark: 'Foietes', names: ['FOIETES', home] },
  { landmark: 'Sierra Helada', names: ['SIERRA HELADA', home] },
] as const satisfies readonly {
  readonly landmark?: string;
  readonly isSaid?: true;
  readonly names: readonly string[];
}[];

const [inTown, onTheCoast, elsewhere] = [0, 1, 2];
/** The municipality, with its island. */
const townBounds: Box = { south: 38.498, west: -0.152, north: 38.575, east: -0.07 };
/** From Dénia to Pilar de la Horadada. */
const coastBounds: Box = { south: 37.84, west: -0.95, north: 38.9, east: 0.3 };

const isWithin = (box: Box, { latitude, longitude }: Spot): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

type Somewhere = {
  readonly latitude?: number | null;
  readonly longitude?: number | null;
  readonly location?: string;
};

/**
 * The number of the place that a position lies in, unless its own words say another; without a position, the town. Where a
 * quarter ends is drawn with a ruler (landmarks.ts), and who is there knows better.
 */
export function placeAt({ latitude, longitude, location = '' }: Somewhere): number {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return inTown;
  const said = ` ${latinWords(location).join(' ')} `;
  const names = (landmark: Landmark) => landmark.written.some((name) => said.includes(` ${name} `));
  const isOn = ({ area }: Landmark) =>
    'radius' in area
      ? distance([longitude, latitude], [area.lng, area.lat]) <= area.radius
      : isWithin(area, { latitude, longitude });
  const saysAnother = (landmark: Landmark) => !names(landmark) && landmarks.some(names);
  const named = places.findIndex((place) => {
    const landmark = 'landmark' in place ? landmarks.find(({ name }) => name.es === place.landmark) : undefined;
    if (landmark === undefined || !isOn(landmark)) return false;
    return 'isSaid' in place ? names(landmark) : !saysAnother(landmark);
  });
  if (named >= 0) return named;
  const at = { latitude, longitude };
  return isWithin(townBounds, at) ? inTown : isWithin(coastBounds, at) ? onTheCoast : elsewhere;
}

/** The names that are true at a place. */
export const namesAt = (place: number): readonly string[] => places[place]?.names ?? [];

/** Every name that is printed. */
export const printedNames: readonly string[] = [...new Set(places.flatMap(({ names }): readonly string[] => names))];

/** A seed that says where its poster hangs besides; the picture is composed by what is below `seeds`. */
export const placed = (seed: number, place: number): number => place * seeds + seed;
/** A poster somebody chose keeps what was seen of it, unless that is not true where the listing lies. */
export const chosenPlace = (place: number): number => (place === onTheCoast || place === elsewhere ? place : inTown);
