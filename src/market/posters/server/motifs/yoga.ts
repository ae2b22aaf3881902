import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, path, rect, times } from '../svg.ts';
import { hairBy, limb, shade, skin } from './parts/figure.ts';

const mat = ({ ink }: SubjectContext, isWide: boolean): string => {
  const half = isWide ? 130 : 96;
  return (
    ellipse(0, 109, half, 7, ink.dark) +
    rect(-half, 101, half * 2, 7, ink.disc, { rx: 3 }) +
    circle(half - 4, 98, 9, ink.disc) +
    circle(half - 4, 98, 5, ink.light)
  );
};

/** Legs crossed, hands on the knees. */
const seated = (p: SubjectContext): string => {
  const { ink } = p;
  const side = (s: 1 | -1): string =>
    group(`scale(${s} 1)`, limb(skin(ink), [26, -42, 12], [58, 6, 10], [82, 50, 7]) + circle(84, 54, 9, skin(ink)));
  return (
    limb(ink.dark, [-18, 66, 24], [-92, 78, 17], [10, 92, 10]) +
    limb(ink.dark, [18, 66, 24], [92, 78, 17], [-4, 92, 10]) +
    limb(skin(ink), [-6, 92, 8], [-30, 94, 7]) +
    limb(skin(ink), [6, 92, 8], [30, 94, 7]) +
    limb(skin(ink), [0, -56, 12], [0, -76, 10]) +
    side(1) +
    side(-1) +
    path('M-42-42Q-40-56-14-57Q0-44 14-57Q40-56 42-42Q34-10 30 20L36 66Q0 82-36 66L-30 20Q-34-10-42-42Z', ink.light) +
    ellipse(0, -92, 19, 24, skin(ink))
  );
};

/** On one leg, the other foot at the knee, the hands together above the head. */
const tree = (p: SubjectContext): string => {
  const { ink } = p;
  const arm = limb(skin(ink), [17, -44, 9], [38, -88, 8], [4, -130, 5]);
  return (
    arm +
    group('scale(-1 1)', arm) +
    limb(skin(ink), [4, 20, 14], [2, 66, 10], [2, 96, 6]) +
    limb(skin(ink), [-2, 99, 5], [18, 100, 4]) +
    limb(ink.dark, [4, 18, 17], [3, 66, 12], [2, 84, 8]) +
    limb(ink.dark, [-6, 18, 16], [-62, 46, 12], [-22, 62, 8]) +
    limb(skin(ink), [-22, 62, 7], [-4, 68, 6]) +
    limb(skin(ink), [0, -48, 8], [0, -70, 7]) +
    path('M-24-40Q-20-50-8-50Q0-42 8-50Q20-50 24-40Q20-14 17 0L22 24H-22L-17 0Q-20-14-24-40Z', ink.light)
  );
};

/** Yoga: someone in the tree or seated with crossed legs. */
export const yoga: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const sits = p.chance() < 0.5;
    const knot = circle(0, sits ? -122 : -108, sits ? 12 : 9, shade(ink));
    const petals = times(p.count(3, 5), (i) =>
      ellipse(0, -30, 5, 13, i % 2 ? ink.disc : ink.light, { transform: `rotate(${-60 + i * 30})` }),
    );
    const cap = sits
      ? path('M-20-88Q-24-118 0-118T20-88Q12-104 0-104T-20-88Z', ink.dark)
      : path('M-15-86Q-18-106 0-106T15-86Q8-96 0-96T-15-86Z', ink.dark);
    return group(
      `scale(${p.side} 1)`,
      mat(p, sits) +
        (sits ? seated(p) : tree(p) + ellipse(0, -84, 14, 18, skin(ink))) +
        (hair === 'bun' || hair === 'tail' ? knot : '') +
        cap +
        (sits ? '' : group('translate(86 110)', petals + rect(-14, -18, 28, 18, ink.dark))),
    );
  },
};
