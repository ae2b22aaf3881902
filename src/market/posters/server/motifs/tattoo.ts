import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';
import { fist, sleeve } from './parts/worker.ts';

type Ink = SubjectContext['ink'];

const rose = (ink: Ink, leaves: number): string =>
  times(leaves, (i) =>
    group(
      d`rotate(${[150, 40, 262, 330][i] ?? 0})`,
      path('M30 0Q62-34 96 0Q62 34 30 0Z', ink.surf) + line('M36 0H86', ink.dark, 3.4),
    ),
  ) +
  times(5, (i) =>
    path('M0 0Q-44-28-28-58Q0-74 28-58Q44-28 0 0Z', ink.dark, { transform: `rotate(${i * 72}) scale(1.07)` }),
  ) +
  times(5, (i) => path('M0 0Q-40-28-24-55Q0-68 24-55Q40-28 0 0Z', ink.accent, { transform: `rotate(${i * 72})` })) +
  circle(0, 0, 37, ink.dark) +
  circle(0, 0, 33, ink.disc) +
  line('M-20-8Q-6-28 18-14Q24 10 2 18Q-16 14-10-2Q-2-10 8-2', ink.dark, 6);

const swallow = (ink: Ink): string =>
  path(
    'M-6 6Q-40-74-96-84Q-84-20-26 22L-60 58L-28 50L-36 88Q0 68 12 36Q44 40 60 22L80 14L62 4Q54-14 36-10Q40-60 20-96Q-10-60-6 6Z',
    ink.dark,
    {
      transform: 'translate(3 5)',
    },
  ) +
  path(
    'M-6 6Q-40-74-96-84Q-84-20-26 22L-60 58L-28 50L-36 88Q0 68 12 36Q44 40 60 22L80 14L62 4Q54-14 36-10Q40-60 20-96Q-10-60-6 6Z',
    ink.accent,
  ) +
  path('M4 32Q34 38 56 22Q40 8 16 8Q2 18 4 32Z', ink.light) +
  circle(54, 4, 4.4, ink.dark) +
  path('M36-10Q40-60 20-96Q8-74 2-46Q20-20 36-10Z', ink.disc);

/** The machine upright, its needle at the lower end. */
const machine = ({ ink, count }: SubjectContext): string =>
  line('M0 84V118', ink.dark, 6) +
  line('M0 84V116', ink.light, 2.4) +
  path('M-14 0H14L12 66L4 92H-4L-12 66Z', ink.light) +
  path('M4 0H14L12 66L4 92Z', ink.dark) +
  rect(-22, -14, 44, 16, ink.dark, { rx: 3 }) +
  path('M-40-112H-26V-26H56V-12H-40Z', ink.disc) +
  times(2, (i) =>
    group(
      `translate(${i * 36} 0)`,
      rect(-16, -78, 26, 52, ink.accent) +
        rect(8, -78, 6, 52, ink.dark) +
        times(count(2, 3), (k) => rect(-16, -68 + k * 15, 30, 5, ink.light)) +
        rect(-20, -84, 36, 9, ink.light, { rx: 4 }),
    ),
  ) +
  path('M-40-112L58-98V-88L-40-100Z', ink.light) +
  path('M40-132H52V-92H40Z', ink.disc) +
  circle(46, -128, 10, ink.accent);

/** Tattoo: a gloved hand, the machine and what it draws. */
export const tattoo: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, count, chance, tilt } = p;
    return group(
      `scale(${side} 1)`,
      group(
        d`translate(-46 46) rotate(${tilt}) scale(.94)`,
        chance() < 0.6 ? rose(ink, count(2, 4)) : group('translate(8 0)', swallow(ink)),
      ) +
        group('translate(40 13) rotate(28) scale(.8)', sleeve(ink, 84, ink.dark, ink.accent)) +
        group(
          'translate(20 -33) rotate(36) scale(.92)',
          machine(p) + group('translate(2 34) rotate(-22) scale(.72)', fist(ink)),
        ),
    );
  },
};
