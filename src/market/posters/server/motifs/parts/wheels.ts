import type { Palette } from '../../palettes.ts';
import { circle, d, line, ring, times } from '../../svg.ts';

/* Wheels seen from the side; light within dark, so that they show by night too. */

/** A wheel with a tyre and a hub. */
export const wheel = (ink: Palette, x: number, y: number, r: number, rim = 0.58): string =>
  circle(x, y, r, ink.dark) +
  circle(x, y, r * rim, ink.light) +
  circle(x, y, r * rim * 0.62, ink.middle) +
  circle(x, y, r * rim * 0.26, ink.light);

/** A thin wheel with spokes. */
export function spokedWheel(ink: Palette, x: number, y: number, r: number, spokes: number): string {
  const shape = times(spokes, (i) => {
    const a = (i * Math.PI) / spokes;
    return d`M${x - Math.cos(a) * r} ${y - Math.sin(a) * r}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`;
  });
  return (
    ring(x, y, r - 4, ink.dark, 8) +
    ring(x, y, r - 9, ink.light, 4) +
    line(shape, ink.light, 1.4) +
    circle(x, y, 7, ink.dark) +
    circle(x, y, 3, ink.light)
  );
}
