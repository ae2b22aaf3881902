/**
 * The houses of the town, block by block: a grid turned as the streets around it are, left open where a street, a park or
 * the old rock is, finer among the lanes of the old town. They stand for no house in particular; seen from near they say
 * where streets and squares are, and how far.
 */
import { oldTown, parks, towns } from './bay-ground.ts';
import { distanceToLine, type Point } from './mercator.ts';
import { type Road, roads } from './bay-roads.ts';

/** Kilometres of a degree here, north and east. */
const north = 110.9;
const east = 87.1;

/** How a quarter is built: degrees its streets are turned by, and in kilometres a block's sides and the street between. */
const grids = {
  east: turned(-4.6, { long: 0.072, wide: 0.054, street: 0.012 }),
  west: turned(-14, { long: 0.072, wide: 0.054, street: 0.012 }),
  old: turned(28, { long: 0.03, wide: 0.022, street: 0.006 }),
};
type Sizes = { readonly long: number; readonly wide: number; readonly street: number };
type Grid = Sizes & { readonly sine: number; readonly cosine: number };

function turned(degrees: number, sizes: Sizes): Grid {
  const angle = (degrees * Math.PI) / 180;
  return { ...sizes, sine: Math.sin(angle), cosine: Math.cos(angle) };
}

/** West of this meridian the streets are turned as those along the other beach. */
const between = -0.1345;

/** From the middle of a street to the houses along it, in kilometres. */
const clearance: Readonly<Record<Road['kind'], number>> = {
  motorway: 0.04,
  main: 0.022,
  avenue: 0.018,
  lane: 0.011,
  rail: 0.014,
};

type Spot = readonly [x: number, y: number];

const toPlace = ({ sine, cosine }: Grid, [x, y]: Spot): Point => [
  between + (x * cosine - y * sine) / east,
  38.538 + (x * sine + y * cosine) / north,
];

/** Whether a place lies in an area: a ray from it crosses the edge an odd number of times. */
function isWithin(area: readonly Point[], [x, y]: Point): boolean {
  let isIn = false;
  let [x1, y1] = area.at(-1) ?? [0, 0];
  for (const [x2, y2] of area) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn;
    [x1, y1] = [x2, y2];
  }
  return isIn;
}

/** Each stretch of street by itself, in a box that tells most to be far away. */
const stretches = roads.flatMap(({ kind, way }) =>
  way.slice(1).map((to, place) => {
    const from = way[place] ?? to;
    const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]];
    const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]];
    return { line: [from, to] as const, clear: clearance[kind], west, east, south, north };
  }),
);

/** The streets that may run through a block around this place, which is so many kilometres from middle to corner. */
const streetsNear = (place: Point, reach: number) =>
  stretches.filter((street) => {
    const air = reach + street.clear;
    const isBeside =
      street.west - air / east < place[0] &&
      place[0] < street.east + air / east &&
      street.south - air / north < place[1] &&
      place[1] < street.north + air / north;
    return isBeside && distanceToLine(street.line, place) < air;
  });

/** The corners of a house whose middle stands here, and the middles of its sides. */
function outline(grid: Grid, [x, y]: Spot, long: number, wide: number): { corners: Point[]; sides: Point[] } {
  const at = (dx: number, dy: number) => toPlace(grid, [x + (dx * long) / 2, y + (dy * wide) / 2]);
  return {
    corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    sides: [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)],
  };
}

/** A block; where a street runs through it, those of its houses that stand clear, in quarters of quarters at the least. */
function housesAt(grid: Grid, spot: Spot, isGround: (place: Point) => boolean): Point[][] {
  const middle = toPlace(grid, spot);
  if (!isGround(middle)) return [];
  const near = streetsNear(middle, Math.hypot(grid.long, grid.wide) / 2);
  const isClear = (place: Point) => near.every(({ line, clear }) => distanceToLine(line, place) > clear);
  const build = (at: Spot, [long, wide]: Spot, cuts: number): Point[][] => {
    const { corners, sides } = outline(grid, at, long, wide);
    const edge = [...corners, ...sides, toPlace(grid, at)];
    if (corners.every(isGround) && edge.every(isClear)) return [corners];
    if (cuts === 0) return [];
    return quarters.flatMap(([dx, dy]) =>
      build([at[0] + (dx * long) / 4, at[1] + (dy * wide) / 4], [long * 0.46, wide * 0.46], cuts - 1),
    );
  };
  return build(spot, [grid.long, grid.wide], 2);
}

const quarters = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const));

/** All houses of a grid within these kilometres east and north of the middle, on the ground that is its own. */
function built(grid: Grid, [xs, ys]: readonly [Spot, Spot], isGround: (place: Point) => boolean): Point[][] {
  const steps = ([from, to]: Spot, step: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, place) => from + place * step);
  const columns = steps(xs, grid.long + grid.street);
  return steps(ys, grid.wide + grid.street).flatMap((y) => columns.flatMap((x) => housesAt(grid, [x, y], isGround)));
}

const inTown = (place: Point) => towns.slice(0, 2).some((town) => isWithin(town, place));
const isOpen = (place: Point) => isWithin(oldTown, place) || parks.some((park) => isWithin(park, place));
const isNew = (place: Point) => inTown(place) && !isOpen(place);

/** The blocks around the old town. */
const newTown = () => [
  ...built(
    grids.east,
    [
      [-0.2, 3.3],
      [-1.2, 1.8],
    ],
    (place) => place[0] >= between && isNew(place),
  ),
  ...built(
    grids.west,
    [
      [-3.8, 0.6],
      [-2.2, 2.2],
    ],
    (place) => place[0] < between && isNew(place),
  ),
];

/** The houses on the rock. */
const onTheRock = () =>
  built(
    grids.old,
    [
      [-0.4, 0.6],
      [-0.7, 0.3],
    ],
    (place) => isWithin(oldTown, place),
  );

type Houses = readonly (readonly Point[])[];

/** Counted out when the first map comes near enough to show them. */
function once(build: () => Houses): () => Houses {
  let known: Houses | undefined;
  return () => (known ??= build());
}

export const blocks = { newTown: once(newTown), onTheRock: once(onTheRock) };
