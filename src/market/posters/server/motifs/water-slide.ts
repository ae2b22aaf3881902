import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { limb, skin } from './parts/figure.ts';

const joined = { ...roundEnds, 'stroke-linejoin': 'round' } as const;

const roof = (gores: number, one: string, two: string): string =>
  times(gores, (i) => {
    const [a, b] = [-134 + (108 * i) / gores, -134 + (108 * (i + 1)) / gores];
    return path(d`M-80-136L${a} -92H${b}Z`, i % 2 ? two : one);
  });

/** The stairs, the platform and its roof. */
const tower = ({ ink }: SubjectContext, gores: number): string =>
  line('M-112 108V-62M-52 108V-62', ink.dark, 9) +
  line('M-112 100L-52 70L-112 40L-52 10L-112-20L-52-50', ink.light, 6, joined) +
  rect(-126, -66, 92, 12, ink.dark) +
  rect(-126, -66, 92, 5, ink.light) +
  line('M-122-64V-96M-82-64V-96M-42-64V-96', ink.dark, 5) +
  roof(gores, ink.accent, ink.light) +
  line('M-80-132V-140', ink.dark, 4);

/** One tube of the slide with the light along its back. */
const tube = (shape: string, fill: string, light: string, dark: string): string =>
  line(shape, dark, 34, joined) +
  line(shape, fill, 28, joined) +
  line(shape, light, 5, { ...joined, transform: 'translate(0 -6)' });

/** Who has just come down, arms in the air. */
const rider = ({ ink }: SubjectContext): string =>
  limb(skin(ink), [100, 80, 7], [86, 58, 6], [90, 32, 5]) +
  limb(skin(ink), [118, 80, 7], [134, 58, 6], [130, 32, 5]) +
  limb(ink.light, [109, 82, 14], [109, 96, 13]) +
  circle(109, 52, 14, skin(ink)) +
  path('M94 51A15 15 0 0 1 124 51Q109 43 94 51Z', ink.dark);

/** Water park: a slide that winds down from its tower. */
export const waterSlide: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const drops = p.count(5, 8);
    const [first, second] = p.chance() < 0.5 ? [ink.accent, ink.disc] : [ink.disc, ink.middle];
    return group(
      `scale(${p.side} 1)`,
      line('M16 108V-20M76 108V20', ink.dark, 8) +
        tower(p, p.count(5, 7, 2)) +
        tube('M-36-50H40Q112-50 112-20T40 8H10', first, ink.light, ink.dark) +
        tube('M10 8H-6Q-36 10-36 38T0 66H50Q74 68 84 88', second, ink.light, ink.dark) +
        rider(p) +
        path('M34 110Q38 92 54 98Q64 84 80 96Q96 86 110 96Q128 88 138 110Z', ink.light) +
        times(drops, (i) =>
          circle((i % 2 ? 58 : 128) + ((i * 7) % 12) - 6, 84 - ((i * 23) % 46), 5 - (i % 3), ink.light),
        ),
    );
  },
};
