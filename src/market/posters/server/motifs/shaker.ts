import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../svg.ts';
import { fist, sleeve } from './parts/worker.ts';

const tin = ({ ink, count }: SubjectContext): string =>
  path('M-44-34H44L33 94Q0 104-33 94Z', ink.accent) +
  path('M18-34H44L33 94Q20 98 8 100Q22 40 18-34Z', ink.dark, { opacity: 0.35 }) +
  path('M-44-34Q-40-66-20-72H20Q40-66 44-34Z', ink.disc) +
  rect(-16, -84, 32, 14, ink.dark, { rx: 3 }) +
  rect(-46, -40, 92, 9, ink.light, { rx: 3 }) +
  times(count(1, 3), (i) => rect(-34, 62 + i * 10, 68, 4, ink.light));

const coupe = ({ ink }: SubjectContext, drink: string): string =>
  ellipse(0, -4, 38, 6, ink.dark) +
  ellipse(-3, -6, 34, 5, ink.light) +
  rect(-4, -66, 8, 60, ink.light) +
  rect(0, -66, 4, 60, ink.dark) +
  path('M-62-116H62Q58-64 0-62Q-58-64-62-116Z', ink.light) +
  path('M36-116H62Q58-64 0-62Q40-76 36-116Z', ink.dark) +
  path('M-54-100H52Q44-70 0-69Q-46-70-54-100Z', drink);

const garnish = ({ ink, chance }: SubjectContext): string =>
  chance() < 0.5
    ? circle(-54, -116, 22, ink.disc) + circle(-54, -116, 17, ink.light) + circle(-54, -116, 14, ink.disc)
    : line('M-60-140L8-72', ink.dark, 4) + circle(-52, -132, 10, ink.accent) + circle(-36, -116, 10, ink.accent);

/** Bartender: a hand pours from the shaker into a coupe. */
export const shaker: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance, count } = p;
    const drink = chance() < 0.5 ? ink.accent : ink.disc;
    const limes = times(count(0, 2), (i) =>
      group(
        d`translate(${62 + i * 44} 110)`,
        path('M-22 0A22 22 0 0 1 22 0Z', ink.surf) + path('M-16 0A16 16 0 0 1 16 0Z', ink.light),
      ),
    );
    return group(
      `scale(${side} 1)`,
      path('M-46-36Q-60-30-62 22H-54Q-52-18-40-28Z', drink) +
        group('translate(-62 110)', coupe(p, drink) + garnish(p)) +
        group('translate(86 -44) rotate(72) scale(.84)', sleeve(ink, 90, ink.dark, ink.accent)) +
        group('translate(34 -66) rotate(-112)', tin(p) + group('translate(0 30) scale(-.84 .84)', fist(ink))) +
        limes,
    );
  },
};
