/** The small plan of one place: its name, what it looks at, and where the pin stands. */
import type { Hour } from '#market/town/hours.ts';
import { distance, fitCircle, type Point, type Size, type Spot, spotOf, type View, zoomFor } from './mercator.ts';
import { town } from '#market/town/town.ts';

export type Place = { readonly latitude: number; readonly longitude: number };

/** Outer measures in pixels, for the width and height of the picture element. */
export const planFormat: Size = { width: 640, height: 400 };

/** How many kilometres a plan is wide: a walk in town, a drive around it, and the whole coast for what lies beyond. */
const widths = { walk: 3, drive: 10, coast: 60 } as const;
/** How far from the town's middle the streets are drawn, and how far the coast is, in kilometres. */
const reach = { walk: 4, drive: 26 } as const;

/** Four decimals are some ten metres; a plan's name has just these, so that one place has one picture. */
const four = (degrees: number): string => {
  const text = degrees.toFixed(4);
  return Number(text) === 0 ? '0.0000' : text;
};

export function planUrl({ latitude, longitude }: Place, hour: Hour): string {
  return `/art/plan/${four(latitude)}_${four(longitude)}.${hour}.svg`;
}

export type Plan = {
  readonly view: View;
  /** Where the pin stands; for a place beyond the plan a spot at its edge, in that direction. */
  readonly pin: Spot;
  readonly isBeyond: boolean;
};

/** What the plan of a place shows: the town's streets around it, the coast, or the direction in which it lies. */
export function planOf({ latitude, longitude }: Place): Plan {
  const middle: Spot = { x: planFormat.width / 2, y: planFormat.height / 2 };
  const away = distance([longitude, latitude], [town.longitude, town.latitude]);
  if (away <= reach.drive) {
    const width = away <= reach.walk ? widths.walk : widths.drive;
    return {
      view: { latitude, longitude, zoom: zoomFor(width, planFormat.width, latitude) },
      pin: middle,
      isBeyond: false,
    };
  }
  const view = fitCircle({ ...town, radius: widths.coast / 4 }, planFormat, 0);
  return { view, pin: atEdge(spotOf(view, planFormat, [longitude, latitude]), middle), isBeyond: true };
}

/** The spot at the plan's edge on the way from its middle to a spot outside. */
function atEdge(spot: Spot, middle: Spot): Spot {
  const air = 36;
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const share = Math.min(1, (middle.x - air) / Math.abs(dx || 1), (middle.y - air) / Math.abs(dy || 1));
  return { x: middle.x + dx * share, y: middle.y + dy * share };
}

/** A line that bends at its points instead of breaking: each is drawn to the middle between two of them. */
export function bendThrough(spots: readonly Spot[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [first = { x: 0, y: 0 }, ...rest] = spots;
  const last = rest.at(-1) ?? first;
  const bends = rest.slice(0, -1).map(({ x, y }, place) => {
    const next = rest[place + 1] ?? last;
    return `Q${round(x)} ${round(y)} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${bends.join('')}L${round(last.x)} ${round(last.y)}`;
}

/** A line from corner to corner. */
export const straightThrough = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}`;

/** The same line as points, for maps that know no curves: corners cut twice. */
export function bentPoints(points: readonly Point[]): Point[] {
  let line: readonly Point[] = points;
  for (let turn = 0; turn < 2; turn++) {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return [];
    const cut = line.slice(1).flatMap(([x, y], place): Point[] => {
      const [fromX, fromY] = line[place] ?? first;
      return [
        [fromX * 0.75 + x * 0.25, fromY * 0.75 + y * 0.25],
        [fromX * 0.25 + x * 0.75, fromY * 0.25 + y * 0.75],
      ];
    });
    line = [first, ...cut.slice(1, -1), last];
  }
  return [...line];
}
