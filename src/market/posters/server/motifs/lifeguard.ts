import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const tower = ({ ink, count }: SubjectContext): string => {
  const rungs = count(3, 4);
  return (
    path('M-58-8H-42L-66 110H-84Z', ink.light) +
    path('M42-8H58L84 110H66Z', ink.dark) +
    times(rungs, (i) => {
      const y = 16 + (i * 78) / (rungs - 1);
      const half = 54 + y * 0.2;
      return rect(-half, y, half * 2, 9, i % 2 ? ink.light : ink.accent);
    }) +
    path('M52-8H58L84 110H76Z', ink.light) +
    rect(-76, -20, 152, 15, ink.accent, { rx: 3 }) +
    rect(30, -20, 46, 15, ink.dark, { rx: 3, opacity: 0.4 })
  );
};

/** The seat under its roof of striped cloth. */
const seat = ({ ink, count }: SubjectContext): string => {
  const stripes = count(5, 7, 2);
  const step = 168 / stripes;
  return (
    rect(-62, -108, 9, 92, ink.dark) +
    rect(53, -108, 9, 92, ink.dark) +
    rect(-44, -78, 88, 56, ink.light, { rx: 4 }) +
    rect(-44, -78, 88, 9, ink.dark, { rx: 4 }) +
    rect(-74, -46, 30, 9, ink.dark, { rx: 4 }) +
    rect(44, -46, 30, 9, ink.dark, { rx: 4 }) +
    times(stripes, (i) => {
      const x = -84 + i * step;
      return path(
        d`M${x * 0.72} -136H${(x + step) * 0.72}L${x + step} -114a${step / 2} 9 0 0 1 ${-step} 0Z`,
        i % 2 ? ink.light : ink.accent,
      );
    }) +
    rect(-62, -140, 124, 7, ink.dark, { rx: 3 })
  );
};

/** The one on watch, seen from the front. */
const watch = ({ ink, chance }: SubjectContext): string =>
  path('M-22-22H-2L-4 30L-2 40H-20L-18 28ZM22-22H2L4 30L2 40H20L18 28Z', ink.light) +
  path('M-26-34H26L24-4H3L0-14L-3-4H-24Z', ink.dark) +
  path('M-24-74L-34-70Q-44-50-56-46V-36Q-34-36-22-56ZM24-74L34-70Q44-50 56-46V-36Q34-36 22-56Z', ink.middle) +
  path('M-30-72Q-16-80-8-80H8Q16-80 30-72L25-32H-25Z', ink.accent) +
  path('M-4-66H4V-58H12V-50H4V-42H-4V-50H-12V-58H-4Z', ink.light) +
  rect(-6, -86, 12, 12, ink.light) +
  path('M-13-102H13Q14-80 0-80Q-14-80-13-102Z', ink.light) +
  path('M-15-100Q-14-116 0-116Q14-116 15-100Z', chance() < 0.5 ? ink.accent : ink.dark) +
  rect(-13, -99, 26, 7, ink.dark, { rx: 3 });

const ring = ({ ink }: SubjectContext): string =>
  circle(0, 0, 30, ink.light) +
  times(4, (i) => path('M0 0L-12-28A30 30 0 0 1 12-28Z', ink.accent, { transform: `rotate(${45 + i * 90})` })) +
  circle(0, 0, 15, ink.dark);

const float = ({ ink }: SubjectContext): string =>
  line('M0-34Q-22-60 0-74', ink.dark, 4) +
  path('M-12-36Q0-46 12-36V28Q12 40 0 40Q-12 40-12 28Z', ink.accent) +
  rect(-12, -8, 24, 12, ink.light);

/** Lifeguard: the high chair on the sand, with flag and float. */
export const lifeguard: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      `scale(${side} 1)`,
      rect(90, -96, 7, 206, ink.dark) +
        rect(90, -96, 3, 206, ink.light) +
        path('M97-96Q112-104 138-92Q124-76 138-62Q114-72 97-64Z', ink.disc) +
        path('M97-96Q106-101 116-99L115-69Q106-68 97-64Z', ink.accent) +
        tower(p) +
        seat(p) +
        watch(p) +
        (chance() < 0.5 ? group('translate(0 70)', ring(p)) : group('translate(-104 72) rotate(-16)', float(p))),
    );
  },
};
