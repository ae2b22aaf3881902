import { between } from '../../film-clock.ts';
import { blend, ease, mix, storyAt } from './inks.ts';
import { type BayPalette, bayPalettes } from './palettes.ts';

const { day, night } = bayPalettes;

/* The sky's evening, from the field to the ring nearest the disc. */
const coral = ['#FCCB9C', '#FBB98A', '#FAA678', '#F99468', '#F8845A', '#F6754C'] as const;
const deep = ['#D98A6C', '#DC8462', '#DF7E58', '#E2784E', '#E57245', '#E86C3E'] as const;
/**
 * One lightness (luminance 0.179) in six inks: black and white stand out from it alike, 4.58 to 1. Each is an ink that
 * the colours of a film hold exactly, so that it is no darker when decoded.
 */
const dusk = ['#A7635C', '#AD6056', '#B55B52', '#BC564E', '#C15341', '#C74E3C'] as const;
const ember = ['#1E2038', '#2A2238', '#3B2638', '#4C2A38', '#5E2E36', '#702F33'] as const;

/** One ring's loop: amber, coral, deep; dusk held while the copy turns over; then to navy, outer rings first, and back. */
function ringAt(ring: 0 | 1 | 2 | 3 | 4 | 5, t: number): string {
  return storyAt(
    [
      [1, day.sky[ring]],
      [3.2, coral[ring]],
      [3.68, deep[ring]],
      [3.755, deep[ring]],
      [3.785, dusk[ring]],
      [3.89, dusk[ring]],
      [3.915, mix(dusk[ring], ember[ring], 0.6)],
      [4, ember[ring]],
      [4.25 + 0.15 * ring, night.sky[ring]],
      [8.5 + 0.06 * (5 - ring), night.sky[ring]],
      [9, ember[ring]],
      [9.045, mix(dusk[ring], ember[ring], 0.85)],
      [9.075, dusk[ring]],
      [9.175, dusk[ring]],
      [9.25, deep[ring]],
      [9.95, day.sky[ring]],
    ],
    t,
  );
}

/** Where a thing stands between day and night: it turns in the evening and turns back before the loop ends. */
const nightfall = (t: number, evening: readonly [number, number], morning: readonly [number, number]): number =>
  t < 7 ? ease(between(t, ...evening)) : 1 - ease(between(t, ...morning));

/** Every ink of the bay at an instant of the film. */
export function filmPalette(t: number): BayPalette {
  const land = blend(day, night, nightfall(t, [2.7, 4.7], [8.7, 9.8]));
  const water = blend(day, night, nightfall(t, [2.6, 4.6], [8.6, 9.8]));
  const shore = blend(day, night, nightfall(t, [3.5, 5], [8.6, 9.6]));
  const body = t > 4 && t < 9.2 ? night : day;
  const crimson = nightfall(t, [1.2, 3.3], [9.2, 9.9]);
  return {
    ...land,
    sky: [ringAt(0, t), ringAt(1, t), ringAt(2, t), ringAt(3, t), ringAt(4, t), ringAt(5, t)],
    disc: body === night ? night.disc : mix(day.disc, '#D92B22', crimson),
    craters: body.craters,
    glint: body.glint,
    // The lamps of an hour fade into their windows instead of into each other.
    lamps: t >= 4.4 && t <= 9.35 ? night.lamps : day.lamps,
    sea: water.sea,
    waves: water.waves,
    foam: shore.foam,
  };
}
