/** The frame of the desk's plan, on which a pin is put: exact enough for the right block, not to walk by. */
import type { Point } from './mercator.ts';

/** What the plan shows. */
export const frame = { west: -0.17, east: -0.092, north: 38.558, south: 38.519 } as const;

/** A degree of longitude is shorter than one of latitude, so far north. */
const unit = 400 / (frame.east - frame.west);
const stretch = 1 / Math.cos((((frame.north + frame.south) / 2) * Math.PI) / 180);
export const size = { width: 400, height: Math.round((frame.north - frame.south) * unit * stretch) } as const;

const round = (value: number) => Math.round(value * 10) / 10;

/** Where a point stands on the plan. */
export function toPlan([longitude, latitude]: Point): { x: number; y: number } {
  return {
    x: round((longitude - frame.west) * unit),
    y: round((frame.north - latitude) * unit * stretch),
  };
}

/** What a point of the plan means; four decimals are some ten metres. */
export function toPlace(x: number, y: number): Point {
  const four = (value: number) => Math.round(value * 10_000) / 10_000;
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return [
    four(within(frame.west + x / unit, frame.west, frame.east)),
    four(within(frame.north - y / (unit * stretch), frame.south, frame.north)),
  ];
}
