import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';
import { fist, sleeve } from './parts/worker.ts';

type Ink = SubjectContext['ink'];

const rose = (ink: Ink, leaves: number): string =>
  times(leaves, (i) =>
    group(d`rotate(${[150, 40, 262, 330][i] ?? 0})`, path('M30 0Q62-34 96 0Q62 34 30 0Z', ink.surf) + line('M36 0H86', ink.dark, 3.4)),
  ) +
  times(5, (i) => path('M0 0Q-44-28-28-58Q0-74 28-58Q44-28 0 0Z', ink.dark, { transform: `rotate(${i * 72}) scale(1.07)` })) +
  times(5, (i) => path('M0 0Q-40-28-24-55Q0-68 24-55Q40-28 0 0Z', ink.accent, { transform: `rotate(${i * 72})` })) +
  circle(0, 0, 37, ink.dark) +
  circle(0, 0, 33, ink.disc) +
  line('M-20-8Q-6-28 18-14Q24 10 2 18Q-16 14-10-2Q-2-10 8-2', ink.dark, 6);

const swallow = (ink: Ink): string =>
  path('M-6 6Q-40-74-96-84Q-84-20-26 22L-60 58L-28 50L-36 88Q0 68 12 36Q44 40 60 22L80 14L62 4Q54-14 36-10Q40-60 20-96Q-10-60-6 6Z', ink.dark, {
    transform: 'translate(3 5)',
  }) +
  path('M-6 6Q-40-74-96-84Q-84-20-26 22L-60 58L-28 50L-36 88Q0 68 12 36Q44 40 60 22L80 14L62 4Q54-14 36-10Q40-60 20-96Q-10-60-6 6Z', ink.accent) +
  path('M4 32Q34 38 56 22Q40 8 16 8Q2 18 4 32Z', ink.light) +
  circle(54, 4, 4.4, ink.dark) +
  path('M36-10Q40-60 20-96Q8-74 2-46Q20-20 36-10Z', ink.disc);

/** The machine upright, its needle at the lower end. */
const machine = ({ ink, count }: SubjectContext): string =>
  line('M0 74V100', ink.dark, 5) +
  line('M0 74V98', ink.light, 2) +
  path('M-16 0H16L13 58L4 78H-4L-13 58Z', ink.light) +
  times(4, (i) => rect(-15, 10 + i * 12, 30, 4, ink.dark)) +
  rect(-20, -12, 40, 14, ink.dark, { rx: 3 }) +
  path('M-24-92H48V-80H-10V-12H-24Z', ink.light) +
  path('M48-92H36V-24H14V-12H48Z', ink.dark) +
  times(count(1, 2), (i) => rect(-4 + i * 20, -74, 16, 50, ink.accent, { rx: 3 }) + rect(-4 + i * 20, -52, 16, 6, ink.light)) +
  circle(42, -98, 10, ink.disc);

/** Tattoo: a gloved hand, the machine and what it draws. */
export const tattoo: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, count, chance, tilt } = p;
    return group(
      `scale(${side} 1)`,
      group(d`translate(-54 54) rotate(${tilt})`, chance() < 0.6 ? rose(ink, count(2, 4)) : swallow(ink)) +
        group('translate(82 4) rotate(34)', sleeve(ink, 80, ink.dark, ink.accent)) +
        group('translate(34 -36) rotate(40)', machine(p) + group('translate(2 30) rotate(-16) scale(.78)', fist(ink))),
    );
  },
};
