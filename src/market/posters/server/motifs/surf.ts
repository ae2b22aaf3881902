import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

/** The wave that curls over the surfer, in bands of water. */
const curl = ({ ink }: SubjectContext, bands: number): string =>
  path(
    'M-140 86V10Q-136-70-84-108Q-20-150 66-122Q112-104 120-60Q84-92 40-86Q-20-74-26-14Q-28 40 20 66L40 86Z',
    ink.surf,
  ) +
  times(bands, (i) =>
    line(
      d`M${-122 + i * 20} 84Q${-128 + i * 24} ${10 + i * 4} ${-96 + i * 18} ${-46 + i * 8}T${20 + i * 4} ${-114 + i * 9}`,
      i % 2 ? ink.light : ink.sea,
      7,
      roundEnds,
    ),
  ) +
  path('M120-60Q84-92 40-86Q-20-74-26-14Q-28 40 20 66L0 72Q-48 40-44-16Q-36-92 36-104Q92-108 120-60Z', ink.sea) +
  (
    [
      [-88, -106, 16],
      [-60, -114, 19],
      [-24, -122, 17],
      [14, -121, 19],
      [54, -118, 18],
      [88, -112, 17],
      [110, -90, 14],
      [121, -66, 11],
      [126, -44, 7],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, ink.light))
    .join('');

const surfer = ({ ink }: SubjectContext, hair: Parameters<typeof head>[3]): string =>
  path('M-52 60Q30 44 122 30Q104 66 30 72Q-24 74-52 60Z', ink.light) +
  path('M-40 62Q36 52 110 38Q94 52 24 60Q-16 64-40 62Z', ink.disc) +
  limb(shade(ink), [12, -4, 13], [2, 28, 11], [-14, 50, 7], [2, 55, 5]) +
  limb(shade(ink), [44, -50, 8], [78, -52, 7], [104, -70, 5]) +
  limb(skin(ink), [14, -2, 15], [56, 10, 12], [62, 44, 7], [78, 45, 5]) +
  limb(ink.dark, [14, -4, 17], [46, 6, 14]) +
  limb(ink.light, [34, -44, 18], [12, -6, 16]) +
  limb(skin(ink), [42, -56, 8], [52, -70, 8]) +
  head(ink, 58, -80, hair, 14, 0.95) +
  limb(skin(ink), [26, -46, 10], [-4, -46, 8], [-20, -20, 6]) +
  circle(-21, -18, 7, skin(ink));

/** Surfing: someone in the curl of a wave. */
export const surf: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    return group(
      `scale(${p.side} 1)`,
      curl(p, p.count(2, 4)) +
        surfer(p, hair === 'cap' ? 'short' : hair) +
        times(10, (i) => circle(-126 + i * 28, 78 + (i % 2) * 5, 12 + (i % 3) * 3, ink.light)) +
        times(p.count(2, 5), (i) => circle(92 + (i % 3) * 15, 6 - i * 11, 6 - i, ink.light)),
    );
  },
};
