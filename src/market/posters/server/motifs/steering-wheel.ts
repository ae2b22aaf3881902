import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';
import { fist, sleeve } from './parts/worker.ts';

const dial = ({ ink }: SubjectContext, x: number, needle: number): string =>
  circle(x, -34, 36, ink.light) +
  circle(x, -34, 31, ink.dark) +
  times(7, (i) =>
    line('M0-20V-27', i > 4 ? ink.accent : ink.light, 3.4, {
      transform: d`translate(${x} -34) rotate(${-120 + i * 40})`,
    }),
  ) +
  line('M0 5V-22', ink.accent, 5, { transform: d`translate(${x} -34) rotate(${needle})`, ...roundEnds }) +
  circle(x, -34, 6, ink.light);

const hand = ({ ink }: SubjectContext, cloth: string): string =>
  group('translate(125 30) rotate(94)', sleeve(ink, 88, cloth, ink.light)) +
  group('translate(98 6) rotate(-4) scale(.78)', fist(ink));

const hub = ({ ink, count }: SubjectContext): string =>
  path('M-98-8Q-40-18 0-18T98-8V10Q50 16 34 34Q20 60 14 104H-14Q-20 60-34 34Q-50 16-98 10Z', ink.accent) +
  circle(0, 14, 30, ink.dark) +
  circle(0, 14, 24, ink.disc) +
  (count(0, 1) > 0 ? path('M-12 24L0-4L12 24Z', ink.dark) : circle(0, 14, 10, ink.dark));

/** Driver: two hands on the wheel before the dials. */
export const steeringWheel: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const cloth = chance() < 0.5 ? ink.dark : ink.disc;
    return group(
      d`scale(${side} 1)`,
      path('M-140 30V-60Q-130-128-60-132H60Q130-128 140-60V30Z', ink.dark) +
        path('M-140-42V-60Q-130-128-60-132H60Q130-128 140-60V-42Q130-112 60-116H-60Q-130-112-140-42Z', ink.middle) +
        dial(p, -38, count(-100, 60, 20)) +
        dial(p, 38, count(-100, 20, 20)) +
        group(
          'translate(0 2) scale(.88)',
          ring(0, 2, 99, ink.light, 27) +
            ring(0, 2, 99, ink.accent, 20) +
            path('M-89 2A89 89 0 0 0 89 2H109A109 109 0 0 1-109 2Z', ink.dark, { opacity: 0.3 }) +
            hub(p) +
            hand(p, cloth) +
            group('scale(-1 1)', hand(p, cloth)) +
            rect(-4, -108, 8, 20, ink.light, { rx: 3 }),
        ),
    );
  },
};
