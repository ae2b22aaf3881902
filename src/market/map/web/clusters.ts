/** Which markers stand so near to each other that they are drawn as one sun. */
import { type Point, type Size, spotOf, type View, worldOf, worldSize } from '../mercator.ts';

export type MapMarker = {
  readonly id: string;
  /** `events`, `rentals`, `businesses` or `jobs`: the colour and the sign in the disc. */
  readonly kind: string;
  readonly title: string;
  /** A price or an hour, beside the sign. */
  readonly label?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
};

export type Cluster = {
  /** The first of its members: the same cluster keeps its name while the map moves. */
  readonly id: string;
  readonly members: readonly MapMarker[];
  readonly point: Point;
};

/** Pins nearer than this, in pixels, would cover each other. */
const reach = 70;
/** The deepest zoom: a drawing of the bay has nothing smaller to show. */
export const nearest = 17;
/** Part of a disc whose middle lies this far outside, in pixels, can still be seen and pressed. */
const rim = 8;

/** Clusters at a whole zoom: the ground may slide and glide without a sun jumping to another neighbour. */
export function clustersAt(markers: readonly MapMarker[], zoom: number): Cluster[] {
  const scale = worldSize(zoom);
  const cells = new Map<string, { x: number; y: number; members: MapMarker[] }[]>();
  const found: { x: number; y: number; members: MapMarker[] }[] = [];
  for (const marker of markers) {
    const world = worldOf([marker.longitude, marker.latitude]);
    const [x, y] = [world.x * scale, world.y * scale];
    const [column, row] = [Math.floor(x / reach), Math.floor(y / reach)];
    const beside = around.flatMap(([dx, dy]) => cells.get(`${column + dx} ${row + dy}`) ?? []);
    const home = beside.find((cluster) => Math.hypot(cluster.x - x, cluster.y - y) < reach);
    if (home) {
      home.members.push(marker);
      continue;
    }
    const cluster = { x, y, members: [marker] };
    found.push(cluster);
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), cluster]);
  }
  return found.map(({ members }) => ({ id: members[0]?.id ?? '', members, point: middleOf(members) }));
}

/** The same with some markers left alone, because a person looks at them. */
export function clustersApart(
  markers: readonly MapMarker[],
  zoom: number,
  alone: readonly (string | undefined)[],
): Cluster[] {
  const [apart, together] = [true, false].map((isAlone) => markers.filter(({ id }) => alone.includes(id) === isAlone));
  const single = (marker: MapMarker): Cluster => ({ id: marker.id, members: [marker], point: pointOf(marker) });
  return [...clustersAt(together ?? [], zoom), ...(apart ?? []).map(single)];
}

export const pointOf = ({ longitude, latitude }: Pick<MapMarker, 'longitude' | 'latitude'>): Point => [
  longitude,
  latitude,
];

const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function middleOf(members: readonly MapMarker[]): Point {
  const mean = (of: (marker: MapMarker) => number) =>
    members.reduce((sum, marker) => sum + of(marker), 0) / Math.max(1, members.length);
  return [mean(({ longitude }) => longitude), mean(({ latitude }) => latitude)];
}

/** The first zoom at which these markers fall apart; nothing when they never do, because they share a house. */
export function openingZoom(members: readonly MapMarker[], from: number): number | undefined {
  for (let zoom = Math.floor(from) + 1; zoom <= nearest; zoom++) if (clustersAt(members, zoom).length > 1) return zoom;
  return undefined;
}

/** What of these can be seen: what can't be must not take the focus either. */
export function seen(clusters: readonly Cluster[], view: View, size: Size): Cluster[] {
  return clusters.filter(({ point }) => {
    const { x, y } = spotOf(view, size, point);
    return x > -rim && x < size.width + rim && y > -rim && y < size.height + rim;
  });
}
