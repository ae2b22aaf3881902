import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';

const slices = 8;
const wedge = 'M0 0L48.6-117.3A127 127 0 0 0-48.6-117.3Z';
const cheese = 'M0-6L42-105A114 114 0 0 0-42-105Z';

const basil = (ink: SubjectContext['ink'], x: number, y: number, turn: number): string =>
  path('M0-17Q17 0 0 17Q-17 0 0-17Z', ink.surf, { transform: `translate(${x} ${y}) rotate(${turn})` });

/** One slice, pointing down to the middle; every second one wears basil. */
const slice = ({ ink }: SubjectContext, i: number, topping: number): string =>
  path(wedge, ink.middle) +
  path(cheese, ink.disc) +
  circle(i % 2 ? 16 : -14, -86, 15, ink.accent) +
  (topping > 1 ? circle(i % 2 ? -8 : 6, -50, 11, ink.accent) : '') +
  (i % 2 ? basil(ink, -18, -82, 40) : circle(18, -82, 7, ink.dark) + circle(18, -82, 2.6, ink.light)) +
  circle(i % 3 ? 2 : -6, -66, 3, ink.light);

/** Pizza: from above on its board, one slice pulled out. */
export const pizza: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, count, tilt } = p;
    const topping = count(1, 2);
    const pulled = count(0, slices - 1);
    const turn = 22.5 + tilt;
    return (
      circle(0, 0, 137, ink.dark) +
      circle(0, 0, 133, ink.light) +
      group(
        d`rotate(${turn})`,
        times(slices, (i) =>
          group(d`rotate(${(i * 360) / slices}) translate(0 ${i === pulled ? -13 : 0})`, slice(p, i, topping)),
        ) + times(slices, (i) => line('M0 0V-127', ink.light, 3.4, { transform: `rotate(${22.5 + i * 45})` })),
      ) +
      (p.chance() < 0.5 ? ellipse(0, 0, 15, 15, ink.light) + basil(ink, 0, 0, 30) : rect(-3, -3, 6, 6, ink.light))
    );
  },
};
