import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, ring, roundEnds } from '../svg.ts';

function wheel({ ink }: SubjectContext, x: number): string {
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const a = (i * Math.PI) / 6;
    spokes += d`M${x} 72L${x + Math.cos(a) * 56} ${72 + Math.sin(a) * 56}`;
  }
  return (
    ring(x, 72, 64, ink.dark, 9) +
    ring(x, 72, 56, ink.light, 3) +
    line(spokes, ink.dark, 1.6) +
    circle(x, 72, 7, ink.dark)
  );
}

const frame = ({ ink }: SubjectContext): string =>
  line('M-88 72L-40-20L64-24L92 72M-52-46L-2 78L64-22M-88 72L-2 78', ink.accent, 9, {
    'stroke-linejoin': 'round',
    ...roundEnds,
  }) +
  circle(-2, 78, 17, ink.dark) +
  circle(-2, 78, 8, ink.light) +
  line('M-2 78L14 104M4 104h22', ink.dark, 5, roundEnds) +
  path('M-82-54Q-56-62-26-52Q-34-44-54-42Q-76-42-82-54Z', ink.dark) +
  line('M64-24L56-62Q58-76 84-72Q98-68 92-54', ink.dark, 6, roundEnds);

const basket = ({ ink }: SubjectContext): string =>
  path('M86-44H138L130-2H94Z', ink.light) +
  line('M88-32H136M91-18H133M102-44L105-2M122-44L118-2', ink.middle, 3) +
  circle(98, -52, 13, ink.accent) +
  circle(118, -56, 14, ink.disc) +
  circle(132, -48, 9, ink.light);

/** Bike: two wheels, and flowers in the basket. */
export const bicycle: Subject = {
  stands: 'ground',
  draw: (p) =>
    group(
      `translate(0 -14) scale(${p.side * 0.88} .88)`,
      wheel(p, -88) +
        wheel(p, 92) +
        frame(p) +
        basket(p) +
        line('M-152 60A66 66 0 0 1-60 12', p.ink.dark, 7, roundEnds),
    ),
};
