import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const citrus = ({ ink }: SubjectContext): string =>
  circle(54, -112, 44, ink.disc) +
  circle(54, -112, 36, ink.light) +
  circle(54, -112, 32, ink.disc) +
  times(8, (q) => group(`translate(54 -112) rotate(${q * 45})`, line('M0-5V-31', ink.light, 3.2)));

const glass = (p: SubjectContext): string => {
  const { ink } = p;
  return (
    citrus(p) +
    line('M-14-150L18 70', ink.dark, 7) +
    path('M-72-96H72Q84-10 36 34Q14 48 8 58V128H-8V58Q-14 48-36 34Q-84-10-72-96Z', ink.light, { opacity: 0.92 }) +
    path('M-70-58Q-34-72 0-58T70-58Q72-6 32 26Q14 40 0 42Q-14 40-32 26Q-72-6-70-58Z', ink.accent) +
    path('M20 34Q72-4 70-58Q52-66 40-62Q48-8 20 34Z', ink.middle, { opacity: 0.5 }) +
    group('translate(-26 -34) rotate(18)', rect(-18, -18, 36, 36, ink.light, { rx: 6, opacity: 0.75 })) +
    group('translate(20 -20) rotate(-22)', rect(-17, -17, 34, 34, ink.light, { rx: 6, opacity: 0.6 })) +
    path('M-56 132Q0 112 56 132V138H-56Z', ink.light)
  );
};

/** Bar: a glass with a disc of citrus. */
export const cocktail: Subject = {
  stands: 'table',
  draw: (p) => group(d`translate(0 -6) scale(${p.side * 0.84} .84)`, glass(p)),
};
