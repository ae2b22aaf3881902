import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const farSide = ({ ink }: SubjectContext): string =>
  limb(shade(ink), [-8, 6, 17], [-42, 60, 12], [-94, 86, 7]) +
  limb(ink.light, [-97, 84, 9], [-84, 104, 6]) +
  limb(shade(ink), [24, -64, 10], [56, -32, 8], [90, -62, 6]) +
  circle(93, -65, 8, shade(ink));

const nearSide = ({ ink }: SubjectContext, isLong: boolean): string =>
  limb(skin(ink), [-2, 8, 18], [62, 24, 13], [46, 82, 8]) +
  (isLong ? limb(ink.dark, [-4, 8, 19], [61, 24, 14], [52, 60, 10]) : '') +
  limb(ink.light, [42, 88, 10], [72, 90, 7]) +
  line('M36 97L78 97', ink.disc, 5, roundEnds);

/** Running: someone in full stride. */
export const runner: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const isLong = p.chance() < 0.5;
    const digits = p.count(2, 3);
    return group(
      `scale(${p.side} 1)`,
      times(p.count(2, 4), (i) => rect(-138 + (i % 2) * 22, -76 + i * 34, 46, 6, ink.light, { rx: 3 })) +
        farSide(p) +
        limb(skin(ink), [26, -70, 9], [36, -96, 8]) +
        head(ink, 42, -108, hair, 12, 1) +
        nearSide(p, isLong) +
        limb(ink.light, [22, -62, 21], [6, -22, 16], [-3, 0, 18]) +
        limb(ink.dark, [-6, 6, 19.5], [-4, 8, 20], isLong ? [4, 10, 19] : [34, 17, 17]) +
        group(
          'translate(14 -34) rotate(20)',
          rect(-14, -14, 32, 27, ink.disc) + times(digits, (i) => rect(2 - digits * 4 + i * 9, -7, 5, 13, ink.dark)),
        ) +
        limb(skin(ink), [12, -64, 11], [-40, -44, 9], [-34, 0, 6]) +
        circle(-33, 4, 8, skin(ink)) +
        path('M-4-76L28-84L30-78L0-70Z', ink.accent),
    );
  },
};
