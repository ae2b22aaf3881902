import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const hull = ({ ink }: SubjectContext, stripes: number): string =>
  path('M-138 26Q-96 42-40 40H44Q98 42 138 22Q120 70 60 74H-64Q-118 72-138 26Z', ink.light) +
  path('M-132 38Q-90 54-40 53H44Q96 54 130 36Q112 70 60 74H-64Q-112 72-132 38Z', ink.disc) +
  times(stripes, (i) => path(d`M${60 + i * 20} 52l10-1l-14 22h-10Z`, ink.dark)) +
  path('M-40 41Q-34 28 0 28T44 41Z', ink.dark);

const paddle = ({ ink }: SubjectContext): string =>
  line('M-84-84L92 40', ink.dark, 6) +
  line('M-84-84L92 40', ink.light, 2.4) +
  path('M-78-80Q-108-82-126-112Q-120-126-106-124Q-80-112-78-80Z', ink.light) +
  path('M-78-80Q-106-96-126-112Q-120-126-106-124Q-80-112-78-80Z', ink.dark) +
  path('M86 36Q90 64 116 76Q130 74 128 60Q116 38 86 36Z', ink.dark) +
  path('M86 36Q104 46 128 60Q116 38 86 36Z', ink.light);

/** Kayak: someone paddling. */
export const kayak: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const stripes = p.count(1, 3);
    const drops = p.count(3, 6);
    return group(
      `scale(${p.side} 1)`,
      limb(shade(ink), [12, -42, 11], [46, -34, 9], [44, 4, 7]) +
        hull(p, stripes) +
        limb(skin(ink), [2, -52, 9], [8, -78, 9]) +
        limb(ink.light, [0, -38, 24], [-4, 16, 21]) +
        limb(shade(ink), [2, -34, 19], [-2, 4, 19]) +
        rect(-24, -16, 44, 8, ink.disc) +
        head(ink, 13, -94, hair, 6, 1.05) +
        path('M-44 42Q-36 30 0 31T48 42Q20 46 0 46T-44 42Z', ink.dark) +
        paddle(p) +
        limb(skin(ink), [-14, -40, 12], [-58, -34, 9], [-58, -64, 7]) +
        circle(-58, -66, 9, skin(ink)) +
        circle(45, 7, 9, shade(ink)) +
        times(drops, (i) => circle(104 + (i % 3) * 13, 14 - i * 9, 5 - i * 0.5, ink.light)) +
        line('M-128 84H-84M-60 84H20M52 84H118', ink.light, 4, roundEnds),
    );
  },
};
