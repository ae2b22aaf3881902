/** Web Mercator by hand: where a place stands on a flat map, and the reverse. Pure, for the server's drawings and the page's. */

export type Point = readonly [longitude: number, latitude: number];
/** What a map looks at: its middle, and how near (a zoom more is twice as near, as MapLibre counts). */
export type View = { readonly longitude: number; readonly latitude: number; readonly zoom: number };
export type Size = { readonly width: number; readonly height: number };
export type Spot = { readonly x: number; readonly y: number };
/** A circle on the ground; its radius in kilometres. */
export type Circle = { readonly latitude: number; readonly longitude: number; readonly radius: number };

const tile = 512;
const equator = 40_075.016_686;
const radians = Math.PI / 180;

/** Where a place stands on the square of the whole world, from 0 to 1. */
export function worldOf([longitude, latitude]: Point): Spot {
  const sine = Math.sin(latitude * radians);
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

function placeOf({ x, y }: Spot): Point {
  return [(x - 0.5) * 360, (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / radians];
}

/** The width of the whole world in pixels. */
export const worldSize = (zoom: number): number => tile * 2 ** zoom;

/** Where a place stands on a map of this size, in pixels from its top left corner. */
export function spotOf(view: View, size: Size, point: Point): Spot {
  const middle = worldOf([view.longitude, view.latitude]);
  const { x, y } = worldOf(point);
  const scale = worldSize(view.zoom);
  return { x: (x - middle.x) * scale + size.width / 2, y: (y - middle.y) * scale + size.height / 2 };
}

export function placeAt(view: View, size: Size, { x, y }: Spot): Point {
  const middle = worldOf([view.longitude, view.latitude]);
  const scale = worldSize(view.zoom);
  return placeOf({ x: middle.x + (x - size.width / 2) / scale, y: middle.y + (y - size.height / 2) / scale });
}

/** Kilometres on the ground for one pixel. */
export const kilometresAPixel = ({ latitude, zoom }: Pick<View, 'latitude' | 'zoom'>): number =>
  (equator * Math.cos(latitude * radians)) / worldSize(zoom);

/** The zoom at which so many kilometres fill so many pixels. */
export const zoomFor = (kilometres: number, pixels: number, latitude: number): number =>
  Math.log2((equator * Math.cos(latitude * radians) * pixels) / (kilometres * tile));

/** Kilometres between two places, along the ground. */
export function distance([west, south]: Point, [east, north]: Point): number {
  const half = (degrees: number) => Math.sin((degrees * radians) / 2) ** 2;
  const chord = half(north - south) + Math.cos(south * radians) * Math.cos(north * radians) * half(east - west);
  return (equator / Math.PI) * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres from a place to the nearest point of a line; over a town the earth is flat. */
export function distanceToLine(line: readonly Point[], [longitude, latitude]: Point): number {
  const degree = equator / 360;
  const flat = ([east, north]: Point) => ({
    x: (east - longitude) * degree * Math.cos(latitude * radians),
    y: (north - latitude) * degree,
  });
  const spots = line.map(flat);
  const lengths = spots.slice(1).map((to, i) => {
    const from = spots[i] ?? to;
    const [along, across] = [to.x - from.x, to.y - from.y];
    const square = along ** 2 + across ** 2;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, -(from.x * along + from.y * across) / square));
    return Math.hypot(from.x + part * along, from.y + part * across);
  });
  return Math.min(...lengths);
}

/** The nearest view that shows the whole circle, with some air around it. */
export function fitCircle({ latitude, longitude, radius }: Circle, size: Size, air = 24): View {
  const pixels = Math.max(80, Math.min(size.width, size.height) - air * 2);
  return { latitude, longitude, zoom: zoomFor(radius * 2, pixels, latitude) };
}

/** The nearest view that shows all places; for one place, or several in one house, the view is as near as `closest`. */
export function fitPoints(points: readonly Point[], size: Size, closest: number): View | undefined {
  const air = 56;
  const spots = points.map(worldOf);
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  if (spots.length === 0) return undefined;
  const [longitude, latitude] = placeOf({ x: (west + east) / 2, y: (north + south) / 2 });
  const room = (pixels: number) => Math.max(80, pixels - air * 2);
  const zooms = [room(size.width) / (east - west), room(size.height) / (south - north)].map((scale) =>
    Math.log2(scale / tile),
  );
  return { longitude, latitude, zoom: Math.min(closest, ...zooms) };
}

/** The circle that a view shows whole. */
export function circleIn(view: View, size: Size): Circle {
  const radius = (Math.min(size.width, size.height) / 2) * kilometresAPixel(view);
  return { latitude: view.latitude, longitude: view.longitude, radius };
}

/** The view after the ground was dragged by so many pixels. */
export function dragged(view: View, x: number, y: number): View {
  const middle = worldOf([view.longitude, view.latitude]);
  const scale = worldSize(view.zoom);
  const [longitude, latitude] = placeOf({ x: middle.x - x / scale, y: middle.y - y / scale });
  return { ...view, longitude, latitude };
}

/** The view at another zoom, in which the place under this spot stays under it. */
export function zoomedAt(view: View, size: Size, spot: Spot, zoom: number): View {
  const [longitude, latitude] = placeAt(view, size, spot);
  const at = { longitude, latitude, zoom };
  return dragged(at, spot.x - size.width / 2, spot.y - size.height / 2);
}
