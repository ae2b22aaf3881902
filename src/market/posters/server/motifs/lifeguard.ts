import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';

const tower = ({ ink, count }: SubjectContext): string => {
  const rungs = count(3, 4);
  return (
    path('M-34-8H-18L-66 110H-84Z', ink.light) +
    path('M18-8H34L84 110H66Z', ink.dark) +
    times(rungs, (i) => {
      const y = 16 + (i * 78) / (rungs - 1);
      const half = 30 + y * 0.4;
      return rect(-half, y, half * 2, 9, i % 2 ? ink.light : ink.accent);
    }) +
    path('M28-8H34L84 110H76Z', ink.light) +
    rect(-62, -20, 124, 15, ink.accent, { rx: 3 }) +
    rect(20, -20, 42, 15, ink.dark, { rx: 3, opacity: 0.4 })
  );
};

/** The seat under its roof of striped cloth. */
const seat = ({ ink, count }: SubjectContext): string => {
  const stripes = count(4, 6, 2);
  const step = 132 / stripes;
  return (
    rect(-50, -104, 8, 86, ink.dark) +
    rect(42, -104, 8, 86, ink.dark) +
    rect(-38, -76, 76, 48, ink.light, { rx: 4 }) +
    rect(-38, -64, 76, 9, ink.accent) +
    rect(-38, -46, 76, 9, ink.accent) +
    rect(-58, -44, 22, 8, ink.dark, { rx: 4 }) +
    rect(36, -44, 22, 8, ink.dark, { rx: 4 }) +
    times(stripes, (i) => {
      const x = -66 + i * step;
      return path(
        d`M${x * 0.76} -124H${(x + step) * 0.76}L${x + step} -98a${step / 2} 9 0 0 1 ${-step} 0Z`,
        i % 2 ? ink.light : ink.accent,
      );
    }) +
    rect(-51, -128, 102, 7, ink.dark, { rx: 3 })
  );
};

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
      rect(72, -136, 7, 136, ink.dark) +
        rect(60, -20, 22, 8, ink.dark) +
        path('M79-134Q100-142 136-126Q116-108 134-94Q104-106 79-98Z', ink.disc) +
        path('M79-134Q100-142 108-139L106-101Q92-101 79-98Z', ink.accent) +
        tower(p) +
        seat(p) +
        (chance() < 0.5 ? group('translate(0 46)', ring(p)) : group('translate(-104 72) rotate(-16)', float(p))),
    );
  },
};
