import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const reel = ({ ink }: SubjectContext, r: number, holes: number): string =>
  circle(0, 0, r, ink.light) +
  circle(0, 0, r * 0.9, ink.dark) +
  times(holes, (i) => circle(0, -r * 0.55, r * 0.24, ink.light, { transform: d`rotate(${(i * 360) / holes})` })) +
  circle(0, 0, r * 0.16, ink.accent);

const projector = ({ ink, count }: SubjectContext): string =>
  path('M-90 100L-66 66H-44L-66 110H-96ZM28 66H50L80 110H50Z', ink.dark) +
  path('M50 66L80 110H68L40 66Z', ink.light) +
  rect(-88, 2, 136, 76, ink.accent, { rx: 8 }) +
  path('M10 2H40Q48 2 48 10V70Q48 78 40 78H10Z', ink.dark, { opacity: 0.3 }) +
  rect(-88, 56, 136, 8, ink.light) +
  rect(-72, 16, 52, 28, ink.dark, { rx: 4 }) +
  times(count(2, 4), (i) => rect(-66 + i * 11, 22, 6, 16, ink.disc)) +
  circle(8, 28, 13, ink.light) +
  circle(8, 28, 7, ink.dark) +
  rect(48, 22, 22, 36, ink.dark) +
  rect(66, 14, 14, 52, ink.light, { rx: 3 }) +
  rect(74, 14, 6, 52, ink.dark);

/** Cinema: a projector with two reels, throwing its beam. */
export const cinema: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink, side, count, chance, tilt } = p;
    const holes = count(5, 6);
    return group(
      `scale(${side} 1)`,
      path('M80 26L140-34V108L80 56Z', ink.disc) +
        path('M80 34L140 4V66L80 48Z', ink.light) +
        line('M-64-60L-20-14M30-44L-6-6', ink.dark, 9) +
        line('M-116-60Q-116 20-70 26M66-40Q60 6 34 14', ink.light, 4) +
        group(d`translate(-68 -72) rotate(${tilt * 4})`, reel(p, 62, holes)) +
        group(d`translate(44 -62) rotate(${tilt * -5})`, reel(p, 46, holes)) +
        projector(p) +
        (chance() < 0.5 ? times(3, (i) => rect(98 + i * 12, 30 + ((i * 17) % 23), 5, 5, ink.accent)) : ''),
    );
  },
};
