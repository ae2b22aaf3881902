/** Where a map looks: at what was searched for, at the results, at the town. */
import {
  circleIn,
  distance,
  fitCircle,
  fitPoints,
  type Circle,
  type Point,
  type Size,
  type View,
} from '../mercator.ts';
import { town } from '#market/town/town.ts';
import { nearest, pointOf, type MapMarker } from './clusters.ts';

/** Beyond these zooms there is nothing to see. */
export const zooms = { far: 7, near: nearest, results: 16, town: 13.3 } as const;
/** In a circle this wide, in kilometres, results are looked at instead of empty ground. */
const wide = 3;
/** Without a circle, what lies further out than this, in kilometres, doesn't make the town small. */
const bay = 6;
/** How far around a position is searched, in kilometres (specification: nearby search radius 10). */
export const nearby = 10;
/** Whoever is further from the town than this, in kilometres, wants to see the town. */
const outOfTown = 40;
const minRadius = 0.1;
const maxRadius = 50;

const town0: Point = [town.longitude, town.latitude];
const hold = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

export const held = (view: View): View => ({ ...view, zoom: hold(view.zoom, zooms.far, zooms.near) });

/** The view for what was searched: its circle, drawn closer to the results when it is wide; without one all results. */
export function lookAt(area: Circle | undefined, markers: readonly MapMarker[], size: Size): View {
  const points = markers.map(pointOf);
  if (!area) {
    const inTown = points.filter((point) => distance(point, town0) <= bay);
    const most = inTown.length * 2 >= points.length ? inTown : points;
    return held(fitPoints(most, size, zooms.results) ?? { ...town, zoom: zooms.town });
  }
  const circle = fitCircle(area, size);
  const within = points.filter((point) => distance(point, pointOf(area)) <= area.radius);
  if (area.radius <= wide || within.length === 0) return held(circle);
  const close = fitPoints([pointOf(area), ...within], size, zooms.results);
  return held(close && close.zoom > circle.zoom ? close : circle);
}

/** The circle to search for what is on screen: four decimals of a place, two of a radius say enough. */
export function areaOf(view: View, size: Size): Circle {
  const { latitude, longitude, radius } = circleIn(view, size);
  return {
    latitude: Number(latitude.toFixed(4)),
    longitude: Number(longitude.toFixed(4)),
    radius: Number(hold(radius, minRadius, maxRadius).toFixed(2)),
  };
}

/** Around a position; whoever is too far away, or keeps it, gets the middle of the town. */
export function areaAround(position: Point | undefined): { area: Circle; away: number } {
  const away = position ? distance(position, town0) : 0;
  const [longitude, latitude] = position && away <= outOfTown ? position : town0;
  const four = (value: number) => Number(value.toFixed(4));
  return { area: { latitude: four(latitude), longitude: four(longitude), radius: nearby }, away };
}

export const isOutOfTown = (away: number): boolean => away > outOfTown;
