import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';
import { limb } from './parts/figure.ts';

/** A ring to float in, with whoever lies in it. */
const float = ({ ink }: SubjectContext, stripes: number): string =>
  circle(0, 0, 54, ink.dark) +
  circle(0, 0, 52, ink.light) +
  times(stripes, (i) =>
    path('M-13-52Q0-54 13-52L6-22H-6Z', ink.accent, { transform: `rotate(${(i * 360) / stripes})` }),
  ) +
  circle(0, 0, 22, ink.surf) +
  ring(0, 0, 22, ink.dark, 3);

const swimmer = ({ ink }: SubjectContext): string =>
  limb(ink.middle, [8, 12, 10], [24, 44, 9], [18, 78, 6]) +
  limb(ink.middle, [-8, 12, 10], [-14, 48, 9], [-22, 80, 6]) +
  limb(ink.middle, [-16, -22, 8], [-44, -8, 7], [-58, 18, 5]) +
  limb(ink.middle, [16, -22, 8], [44, -26, 7], [54, -54, 5]) +
  path('M-22-26Q0-36 22-26L14 16Q0 24-14 16Z', ink.disc) +
  circle(0, -48, 16, ink.middle) +
  ellipse(0, -52, 27, 24, ink.light) +
  ellipse(0, -54, 14, 12, ink.accent);

const lilo = ({ ink }: SubjectContext, stripes: number): string =>
  rect(-37, -62, 74, 124, ink.dark, { rx: 15 }) +
  rect(-34, -59, 68, 118, ink.light, { rx: 13 }) +
  rect(-28, -54, 56, 24, ink.disc, { rx: 9 }) +
  times(stripes, (i) => rect(-34, -20 + (i * 72) / stripes, 68, 36 / stripes, ink.accent));

/** Pool: its ladder and what floats in it, from above. */
export const pool: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, side } = p;
    const stripes = p.count(5, 8);
    const isRing = p.chance() < 0.6;
    const isBall = p.chance() < 0.6;
    const ripples = times(p.count(4, 6), (i) =>
      line(d`M${-112 + ((i * 73) % 170)} ${-50 + i * 32}q10 -10 20 0t20 0t20 0`, ink.surf, 5, roundEnds),
    );
    const ball =
      circle(-86, 84, 24, ink.light) +
      path(
        'M-86 60A24 24 0 0 1-65 72L-86 84ZM-65 96A24 24 0 0 1-86 108V84ZM-110 84A24 24 0 0 1-107 72L-86 84Z',
        ink.disc,
      ) +
      circle(-86, 84, 5, ink.dark);
    const flipFlops = [0, 24]
      .map(
        (x) => ellipse(76 + x, -116, 9, 18, ink.disc) + line(`M${70 + x}-112L${76 + x}-124L${82 + x}-112`, ink.dark, 3),
      )
      .join('');
    return group(
      `scale(${side} 1)`,
      rect(-138, -138, 276, 276, ink.light, { rx: 26 }) +
        rect(-126, -90, 252, 216, ink.dark, { rx: 18 }) +
        rect(-122, -86, 244, 208, ink.sea, { rx: 15 }) +
        rect(-122, -86, 244, 18, ink.surf, { rx: 9 }) +
        ripples +
        rect(-104, -128, 58, 26, ink.accent, { rx: 4 }) +
        times(3, (i) => rect(-96 + i * 17, -128, 8, 26, ink.disc)) +
        flipFlops +
        line('M-20-124V-50M24-124V-50', ink.dark, 9, roundEnds) +
        line('M-20-124V-50M24-124V-50', ink.light, 4, roundEnds) +
        line('M-20-74H24M-20-54H24', ink.light, 6) +
        (isRing
          ? group('translate(34 40) rotate(16)', float(p, stripes) + swimmer(p))
          : group('translate(36 40) rotate(24)', lilo(p, stripes - 3))) +
        (isBall ? ball : ''),
    );
  },
};
