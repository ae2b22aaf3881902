import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds } from '../svg.ts';
import { type Hair, hairBy, head, limb, shade, skin } from './parts/figure.ts';
import { spokedWheel } from './parts/wheels.ts';

const joined = { ...roundEnds, 'stroke-linejoin': 'round' } as const;

const frame = ({ ink }: SubjectContext): string =>
  line(
    'M-90 60L-46 4L-24 66H52L28 4L-46 4M-46 4L52 66M28 4L84 0L52 66M-90 60L-24 66M78-30L90 60',
    ink.disc,
    8,
    joined,
  ) +
  line('M-46 4L-52-12M28 4L22-12M12-38L36-4M78-30L96-38', ink.dark, 6, joined) +
  path('M-70-18Q-50-20-36-13Q-44-6-58-8Z', ink.dark) +
  path('M4-18Q24-20 38-13Q30-6 16-8Z', ink.dark) +
  circle(-24, 66, 11, ink.dark) +
  circle(52, 66, 11, ink.dark);

/** One rider; the pedals of both are always at the same height. */
const rider = ({ ink }: SubjectContext, x: number, hair: Hair, shirt: string): string =>
  group(
    `translate(${x} 0)`,
    limb(skin(ink), [-52, -20, 13], [-14, 12, 10], [-22, 56, 6]) +
      limb(ink.dark, [-52, -22, 16], [-30, -4, 13]) +
      limb(ink.light, [-24, 60, 6], [-8, 62, 4]) +
      limb(skin(ink), [-28, -80, 7], [-22, -96, 7]) +
      limb(shirt, [-32, -70, 15], [-50, -24, 16]) +
      limb(skin(ink), [-30, -68, 8], [-14, -40, 7], [14, -42, 5]) +
      head(ink, -18, -104, hair, 8, 0.86),
  );

/** Tandem: two riders on one bicycle. */
export const tandem: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const [front, back] = [hairBy(p.chance), hairBy(p.chance)];
    const spokes = p.count(5, 8);
    const basket =
      rect(92, -34, 36, 28, ink.light) +
      line('M92-24H128M92-14H128', ink.middle, 3) +
      circle(104, -40, 9, ink.disc) +
      circle(118, -41, 8, ink.accent);
    return group(
      `scale(${p.side} 1)`,
      spokedWheel(ink, -90, 60, 50, spokes) +
        spokedWheel(ink, 90, 60, 50, spokes) +
        frame(p) +
        (p.chance() < 0.6 ? basket : '') +
        rider(p, 0, back, ink.light) +
        rider(p, 74, front, shade(ink)),
    );
  },
};
