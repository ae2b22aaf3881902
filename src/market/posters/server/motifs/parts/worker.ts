import type { Palette } from '../../palettes.ts';
import { d, group, line, path, rect, roundEnds, times } from '../../svg.ts';

/** Bare arms, legs and faces: pale, on a dark edge of their own that shows them before a pale sky. */
export const bare = (ink: Palette, ...shapes: readonly string[]): string =>
  path(shapes.join(''), ink.dark, { transform: 'translate(3 2.5)' }) + path(shapes.join(''), ink.light);

const back = 'M-4-40Q38-46 50-22Q60 8 44 34Q34 44 6 40Z';

/** A hand closed round an upright thing at the origin; its wrist is on the right, at 44 14. */
export const fist = (ink: Palette): string =>
  path(back, ink.dark, { transform: 'translate(3 5)' }) +
  rect(-30, -38, 50, 84, ink.dark, { rx: 12 }) +
  path(back, ink.light) +
  times(4, (i) => rect(-31 + Math.abs(i - 1.2) * 3, -36 + i * 20, 60, 18, ink.light, { rx: 9 })) +
  line('M28-38Q10-52-12-50', ink.dark, 22, roundEnds) +
  line('M30-38Q10-52-12-50', ink.light, 17, roundEnds);

/** A wrist, a cuff and a sleeve that leave the origin to the right, `length` long. */
export const sleeve = (ink: Palette, length: number, cloth: string, cuff: string): string =>
  path(d`M-10-17Q10-20 30-19V19Q10 20-10 17Z`, ink.light) +
  path(d`M-10 9Q10 12 30 11V19Q10 20-10 17Z`, ink.dark, { opacity: 0.3 }) +
  path(d`M32-26L${length} -40V40L32 26Z`, cloth) +
  rect(20, -26, 17, 52, cuff, { rx: 4 });

/** An open hand that carries something flat at y = 0 on its fingertips; its wrist is at 0 92. */
export const carrying = (ink: Palette): string =>
  path('M-24 96Q-30 70-40 52L40 46Q30 70 26 96Z', ink.light) +
  line('M-30 56L-52 8M-12 50L-22 8M10 50L12 8M28 54L44 8', ink.light, 19, roundEnds) +
  line('M30 66Q58 52 74 14', ink.light, 17, roundEnds) +
  line('M-21 40L-15 62M-1 38L-1 58M20 40L14 60', ink.dark, 3.4, roundEnds) +
  path('M40 46Q30 70 26 96H12Q14 70 30 54Z', ink.dark, { opacity: 0.3 });

/** A raised open hand; its wrist is at 0 70. */
export const raised = (ink: Palette, skin: string): string =>
  path('M-20 72Q-32 40-30 6H30Q34 40 20 72Z', skin) +
  line('M-24 12L-32-30M-8 8L-10-48M9 8L12-46M24 12L33-24', skin, 16, roundEnds) +
  line('M24 42Q44 32 52 10', skin, 16, roundEnds) +
  line('M-16 14L-17 2M0 14V0M17 14L18 2', ink.dark, 3, roundEnds);

/** An arm's sleeve standing upright below a hand: its cuff is at `y`, its lower edge at `foot`. */
export const upright = (ink: Palette, y: number, foot: number, cloth: string): string =>
  group(
    d`translate(0 ${y})`,
    path(d`M-30 10H30L40 ${foot - y}H-40Z`, cloth) + path(d`M12 10H30L40 ${foot - y}H14Z`, ink.dark, { opacity: 0.35 }),
  ) + rect(-32, y - 4, 64, 18, ink.light, { rx: 4 });
