import { between, filmSeconds } from '../../film-clock.ts';
import { type BayFormat, drawMoment } from './bay.ts';
import { filmPalette } from './film-palette.ts';
import { ease } from './inks.ts';
import { type Lamp, type Moment, usualLamp } from './moment.ts';

/** A number in 0 … 1 that belongs to a star or a tower. */
function whim(n: number): number {
  const value = Math.sin(n * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

/** The sun sinks, the moon rises on its path; the moon sinks, the sun returns. */
function sunkAt(t: number): number {
  if (t < 4.2) return ease(between(t, 1, 3.5));
  if (t < 8) return 1 - ease(between(t, 4.5, 6));
  return t < 9.2 ? between(t, 8.5, 9.2) ** 2 : (1 - between(t, 9.2, filmSeconds)) ** 2;
}

/** Evening lights the windows from the ground up, a late few after six; the end of the night puts them out from above. */
function lampAt(t: number): Moment['lamp'] {
  if (t < 4.4 || t > 9.35) return usualLamp;
  return (luck, x, floor): Lamp | undefined => {
    if (t >= 8.5 + 0.6 * (1 - floor) + 0.2 * whim(x)) return undefined;
    if (luck >= 0.5) return luck < 0.57 && t > 6 + 0.9 * floor + 0.1 * whim(x) ? 0 : undefined;
    return t >= 4.5 + 1.05 * floor + 0.4 * whim(x) ? usualLamp(luck) : undefined;
  };
}

/** By three the lamps pale against the dusk, and they are put on again with the morning. */
const fadedAt = (t: number): number =>
  t < 4.4 ? between(t, 3, 4.2) : t > 9.35 ? 1 - between(t, 9.35, filmSeconds) : 0;

/** The leader crosses the sun; the flock goes home behind the towers and comes back in the morning. */
function gullsAt(t: number): Moment['gulls'] {
  const wings = 0.35 + 0.65 * Math.cos(t * Math.PI * 6);
  return t < 5
    ? { crossed: between(t, 0, 1.7) ** 1.3, gone: ease(between(t, 0.4, 2.6)), wings }
    : { gone: (1 - between(t, 9.25, filmSeconds)) ** 1.6, wings };
}

/** What the storyboard of the brand says for an instant. */
function momentAt(seconds: number): Moment {
  const t = ((seconds % filmSeconds) + filmSeconds) % filmSeconds;
  return {
    palette: filmPalette(t),
    isMoon: t > 4 && t < 9.2,
    sunk: sunkAt(t),
    hasStar: (star) => t >= 4.5 + 1.45 * whim(star + 0.5) && t < 8.5 + 0.45 * whim(star),
    lamp: lampAt(t),
    faded: fadedAt(t),
    // Whole swings to the sixth second and to the tenth: the stills stand at both.
    sway: Math.sin(t * Math.PI),
    sailed: 40 * (ease(between(t, 7, 8.5)) - ease(between(t, 8.5, filmSeconds))),
    gulls: t === 0 ? { gone: 0, wings: 1 } : gullsAt(t),
  };
}

/** One frame of the film as a complete SVG document; the first is the still by day, that of the sixth second the night's. */
export const drawFrame = (format: BayFormat, seconds: number): string => drawMoment(format, momentAt(seconds));
