import type { Hour } from '#market/town/hours.ts';
import { type BayPalette, bayPalettes } from './palettes.ts';

/** Which of the three lamps is lit behind a window. */
export type Lamp = 0 | 1 | 2;

/** Everything about the bay that changes with the hour; the drawing itself never does. */
export type Moment = {
  readonly palette: BayPalette;
  readonly isMoon: boolean;
  /** How far the disc is down its path: 0 stands in the sky, 1 is under the horizon. */
  readonly sunk: number;
  readonly hasStar: (star: number) => boolean;
  /** Who is in: by the window's luck, where its tower stands, and its floor, 0 at the ground to 1 under the roof. */
  readonly lamp: (luck: number, x: number, floor: number) => Lamp | undefined;
  /** How far the lamps have faded into their windows. */
  readonly faded: number;
  /** How far the bars of light are shifted, to one side and to the other. */
  readonly sway: number;
  /** How far the boat has sailed, in pixels of the film. */
  readonly sailed: number;
  /** The gulls: how far the leader is on its way across, how far the flock has flown, and where the wings are. */
  readonly gulls: { readonly crossed?: number; readonly gone: number; readonly wings: number };
};

/** Half of the windows are lit, whatever the hour: the palette decides how much it shows. */
export const usualLamp = (luck: number): Lamp | undefined =>
  luck < 0.06 ? 2 : luck < 0.13 ? 1 : luck < 0.5 ? 0 : undefined;

/** The bay standing still at its hour. By night the gulls are asleep. */
export const stillMoment = (hour: Hour): Moment => ({
  palette: bayPalettes[hour],
  isMoon: hour === 'night',
  sunk: 0,
  hasStar: () => hour === 'night',
  lamp: usualLamp,
  faded: 0,
  sway: 0,
  sailed: 0,
  gulls: { gone: hour === 'night' ? 1 : 0, wings: 1 },
});
