import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, ring, roundEnds, times } from '../svg.ts';

/** A deep rim of carbon and few spokes. */
function wheel({ ink }: SubjectContext, x: number): string {
  const spokes = times(8, (i) => {
    const a = (i * Math.PI) / 4 + 0.2;
    return d`M${x} 72L${x + Math.cos(a) * 46} ${72 + Math.sin(a) * 46}`;
  });
  return (
    ring(x, 72, 54, ink.dark, 15) +
    ring(x, 72, 63, ink.light, 2.4) +
    ring(x, 72, 46, ink.accent, 2.4) +
    line(spokes, ink.dark, 2) +
    circle(x, 72, 6, ink.dark)
  );
}

const frame = ({ ink }: SubjectContext): string =>
  line('M-8 78L-90 72L-34-22Z', ink.accent, 6, { 'stroke-linejoin': 'round' }) +
  line('M-34-22L58-28M-8 78L66-8', ink.accent, 11, roundEnds) +
  line('M-8 78L-42-48', ink.accent, 8, roundEnds) +
  line('M57-38L66-8Q76 40 92 72', ink.accent, 8, roundEnds) +
  path('M-78-60Q-52-66-18-52Q-20-46-40-46Q-66-48-78-60Z', ink.dark);

/** Bars that drop: flat on top, round to the front and back below. */
const bars = ({ ink }: SubjectContext): string =>
  line('M57-38L80-48H102Q124-46 120-26Q114-8 92-10', ink.dark, 7, roundEnds) +
  line('M104-50Q116-66 112-72', ink.dark, 8, roundEnds) +
  line('M118-44L122-22', ink.light, 3, roundEnds);

const bottles = ({ ink }: SubjectContext): string =>
  line('M22 42L40 21M-20 44L-27 20', ink.light, 13, { 'stroke-linecap': 'butt' }) +
  line('M41 19L45 15M-28 17L-30 12', ink.dark, 8);

const crank = ({ ink }: SubjectContext): string =>
  circle(-8, 78, 19, ink.dark) +
  circle(-8, 78, 12, ink.light) +
  circle(-8, 78, 5, ink.dark) +
  line('M-8 78L14 104M6 106H26', ink.dark, 6, roundEnds);

/** Road bike: bars that drop, thin tyres, two bottles, and no basket. */
export const roadBike: Subject = {
  stands: 'ground',
  draw: (p) =>
    group(
      `translate(0 -20) scale(${p.side * 0.94} .94)`,
      wheel(p, -90) + wheel(p, 92) + frame(p) + bottles(p) + crank(p) + bars(p),
    ),
};
