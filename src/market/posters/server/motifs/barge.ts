import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

/** Three tiers, and a candle for each of some. */
const cake = ({ ink }: SubjectContext, candles: number): string =>
  rect(-40, -18, 80, 32, ink.light, { rx: 3 }) +
  rect(-28, -46, 56, 30, ink.accent, { rx: 3 }) +
  rect(-17, -70, 34, 26, ink.light, { rx: 3 }) +
  line('M-38-4Q-29 6-20-4Q-11 6-2-4Q7 6 16-4Q25 6 38-4', ink.accent, 5, roundEnds) +
  line('M-26-34Q-17-25-8-34Q0-25 8-34Q17-25 26-34', ink.light, 4, roundEnds) +
  times(candles, (i) => {
    const x = (i - (candles - 1) / 2) * 11;
    return (
      line(d`M${x}-70V-88`, ink.disc, 5) +
      path(d`M${x - 4}-92Q${x - 4}-98 ${x}-106Q${x + 4}-98 ${x + 4}-92Q${x}-87 ${x - 4}-92Z`, ink.accent)
    );
  });

/** An awning of stripes on four posts, with lamps along its edge. */
const awning = ({ ink }: SubjectContext): string =>
  line('M-116-84V14M116-84V14', ink.dark, 6) +
  path('M-128-84L-112-124H112L128-84Z', ink.light) +
  times(4, (i) => path(d`M${-96 + i * 56} -84L${-84 + i * 49} -124H${-60 + i * 49}L${-68 + i * 56} -84Z`, ink.accent)) +
  times(8, (i) => circle(-112 + i * 32, -80, 7, i % 2 ? ink.disc : ink.light));

/** Barge: a flat deck under an awning, guests, and a cake in the middle. */
export const barge: Subject = {
  stands: 'water',
  draw: (p) => {
    const { ink } = p;
    const guests = [-88, -62, 62, 88].slice(p.count(0, 1));
    return group(
      `scale(${p.side} 1)`,
      awning(p) +
        guests.map((x, i) => bust(ink, x, 14, 11, i % 2 ? ink.disc : ink.middle)).join('') +
        cake(p, p.count(2, 3)) +
        path('M-138 12H138L128 78H-128Z', ink.dark) +
        path('M-138 12H138L136 26H-136Z', ink.light) +
        times(5, (i) => circle(-96 + i * 48, 44, 10, ink.light) + circle(-96 + i * 48, 44, 5, ink.dark)) +
        path('M-130 66Q-104 58-80 70Q-52 60-26 72Q4 60 32 72Q60 60 88 70Q112 58 130 66V86H-130Z', ink.light) +
        line('M-104 102H-40M20 98H96', ink.light, 5, roundEnds),
    );
  },
};
