import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

const board = ({ ink }: SubjectContext, stripes: number): string =>
  path('M-128 56Q-60 50 60 52Q112 50 134 40Q126 68 84 70H-90Q-122 68-128 56Z', ink.light) +
  path('M-124 62Q-60 60 60 61Q108 60 130 50Q120 69 84 70H-90Q-116 69-124 62Z', ink.disc) +
  times(stripes, (i) => path(d`M${62 + i * 16} 54h8l-6 15h-8Z`, ink.dark));

const dog = ({ ink }: SubjectContext): string =>
  limb(ink.dark, [70, 44, 9], [82, 26, 9]) +
  limb(ink.light, [84, 50, 3], [84, 26, 6]) +
  limb(ink.dark, [86, 12, 9], [101, 16, 5]) +
  path('M80 6L72 22L84 18Z', ink.light) +
  line('M62 48Q50 44 50 32', ink.dark, 5, roundEnds);

/** Paddle board: someone standing with a paddle. */
export const paddleBoard: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const isLong = p.chance() < 0.5;
    return group(
      `scale(${p.side} 1)`,
      line('M64 86L34-104', ink.dark, 7) +
        line('M64 86L34-104M24-102L44-105', ink.light, 3.4, roundEnds) +
        board(p, p.count(1, 3)) +
        path('M56 62Q50 88 68 112Q82 100 71 60Z', ink.light) +
        limb(shade(ink), [-26, -24, 15], [-2, 12, 11], [-10, 48, 7]) +
        limb(shade(ink), [-12, -84, 9], [14, -76, 8], [34, -96, 6]) +
        limb(skin(ink), [-32, -24, 15], [-36, 14, 12], [-54, 48, 7]) +
        limb(skin(ink), [-56, 51, 5], [-38, 52, 4]) +
        limb(skin(ink), [-10, 51, 5], [8, 52, 4]) +
        limb(skin(ink), [-18, -92, 9], [-12, -106, 8]) +
        limb(ink.light, [-20, -82, 19], [-28, -46, 15], [-30, -28, 16]) +
        limb(ink.dark, [-30, -34, 16], [-31, -22, 17], [-34, isLong ? 4 : -16, 15]) +
        (isLong ? limb(ink.dark, [-24, -24, 15], [-11, 0, 13]) : rect(-45, -52, 32, 7, ink.middle)) +
        head(ink, -8, -114, hair, 8, 0.95) +
        circle(34, -98, 8, skin(ink)) +
        limb(skin(ink), [-26, -82, 10], [-14, -46, 8], [40, -38, 6]) +
        circle(43, -39, 8, skin(ink)) +
        (p.chance() < 0.4 ? dog(p) : ''),
    );
  },
};
