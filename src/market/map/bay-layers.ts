/** The drawing of the bay, layer over layer: the same for the server's plans, for the page's own map and for MapLibre. */
import { blocks } from './bay-blocks.ts';
import { beaches, coast, island, land, moles } from './bay-coast.ts';
import { oldTown, parks, towns } from './bay-ground.ts';
import type { BayInk } from './bay-inks.ts';
import { mountains } from './bay-mountains.ts';
import { crossing, type Road, roads } from './bay-roads.ts';
import { waves } from './bay-waves.ts';
import type { Point, View } from './mercator.ts';

export type BayLayer = {
  readonly part: string;
  readonly shapes: readonly (readonly Point[])[];
  readonly ink: keyof BayInk;
  /** Of a line, in pixels at `drawnFor`; an area has none. */
  readonly width?: number;
  /** How much wider than its width at every zoom: the edge of a street under the street. */
  readonly extra?: number;
  readonly isDashed?: true;
  /** Its corners are corners: houses. Coasts and streets bend. */
  readonly isStraight?: true;
  /** Not drawn below this zoom. */
  readonly from?: number;
};

/** The zoom that widths are meant for; they grow and shrink with the ground within these bounds. */
export const drawnFor = 14;
export const thinnest = 0.3;
export const thickest = 1.7;

/** How wide a line is at a zoom, as a share of its width. */
export const sharedWidth = ({ zoom }: Pick<View, 'zoom'>): number =>
  Math.min(thickest, Math.max(thinnest, 2 ** (zoom - drawnFor)));

const ways = (kind: Road['kind']) => roads.filter((road) => road.kind === kind).map(({ way }) => way);
const shores = [coast, [...island, ...island.slice(0, 1)]];

/** Houses are seen from near only, and counted out no sooner. */
const houses = (part: string, ink: keyof BayInk, shapesOf: () => BayLayer['shapes']): BayLayer => ({
  part,
  get shapes() {
    return shapesOf();
  },
  ink,
  isStraight: true,
  from: 14.4,
});

/** From the sea's ground upwards. */
export const bayLayers: readonly BayLayer[] = [
  { part: 'surf', shapes: shores, ink: 'surf', width: 64 },
  { part: 'foam', shapes: shores, ink: 'foam', width: 22 },
  {
    part: 'waves',
    get shapes() {
      return waves();
    },
    ink: 'surf',
    width: 3,
    from: 11.4,
  },
  { part: 'crossing', shapes: [crossing], ink: 'foam', width: 3, isDashed: true, from: 11.4 },
  { part: 'land', shapes: [land], ink: 'land' },
  { part: 'island', shapes: [island], ink: 'hill' },
  { part: 'hills', shapes: mountains.map(({ whole }) => whole), ink: 'hill' },
  { part: 'slopes', shapes: mountains.map(({ light }) => light), ink: 'light' },
  { part: 'towns', shapes: towns, ink: 'town' },
  { part: 'parks', shapes: parks, ink: 'park' },
  { part: 'old-town', shapes: [oldTown], ink: 'rock' },
  houses('blocks', 'block', blocks.newTown),
  houses('old-blocks', 'oldBlock', blocks.onTheRock),
  { part: 'beaches', shapes: beaches, ink: 'beach', width: 15 },
  { part: 'lanes', shapes: ways('lane'), ink: 'lane', width: 4, from: 13 },
  { part: 'rail', shapes: ways('rail'), ink: 'rail', width: 2.5, isDashed: true },
  { part: 'avenue-edges', shapes: ways('avenue'), ink: 'edge', width: 8, extra: 2 },
  { part: 'avenues', shapes: ways('avenue'), ink: 'road', width: 8 },
  { part: 'main-edges', shapes: ways('main'), ink: 'edge', width: 10, extra: 2 },
  { part: 'main', shapes: ways('main'), ink: 'road', width: 10 },
  { part: 'motorway-edges', shapes: ways('motorway'), ink: 'edge', width: 9, extra: 2 },
  { part: 'motorway', shapes: ways('motorway'), ink: 'motorway', width: 9 },
  { part: 'moles', shapes: moles, ink: 'ink', width: 4 },
];
