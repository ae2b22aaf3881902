import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, ring, times } from '../svg.ts';

/** A key 116 long, hung by its bow at the origin, with its fob. */
const key = ({ ink, chance }: SubjectContext, teeth: number): string => {
  const fob =
    chance() < 0.5 ? rect(14, 28, 34, 52, ink.accent, { rx: 17 }) : path('M31 22L52 46L31 84L10 46Z', ink.accent);
  return (
    line('M4 14Q30 10 31 32', ink.light, 3.4) +
    fob +
    circle(31, 38, 4.5, ink.dark) +
    ring(0, 22, 17, ink.disc, 11) +
    rect(-6, 38, 12, 74, ink.disc) +
    times(teeth, (i) => rect(-24, 104 - i * 17, 20, 9, ink.disc)) +
    path('M0 38H6V112H0Z', ink.middle)
  );
};

const desk = ({ ink }: SubjectContext): string =>
  path('M-52 98A52 50 0 0 1 52 98Z', ink.accent) +
  path('M22 52Q52 66 52 98H30Q36 74 22 52Z', ink.dark, { opacity: 0.35 }) +
  line('M-36 90Q-32 64-12 58', ink.light, 6, { 'stroke-linecap': 'round' }) +
  rect(-5, 36, 10, 14, ink.dark) +
  rect(-13, 32, 26, 10, ink.light, { rx: 5 }) +
  rect(-66, 96, 132, 10, ink.light, { rx: 4 });

/** Reception: keys on their hooks, and the bell before them. */
export const keyRack: Subject = {
  stands: 'wall',
  draw: (p) => {
    const { ink, side, count } = p;
    const empty = count(0, 4);
    return group(
      `scale(${side} 1)`,
      path('M-138 22V-96Q-84-104-60-132Q0-150 60-132Q84-104 138-96V22Z', ink.accent) +
        rect(-128, -94, 256, 106, ink.dark) +
        circle(0, -118, 11, ink.light) +
        rect(-140, 12, 280, 12, ink.light, { rx: 3 }) +
        rect(-138, 104, 276, 6, ink.dark) +
        times(3, (i) => {
          const x = -88 + i * 84;
          return (
            (i === empty
              ? path(d`M${x - 24} -6V-44A24 24 0 0 1 ${x + 24} -44V-6Z`, ink.middle)
              : group(d`translate(${x} -82) scale(.8)`, key(p, count(2, 3)))) + circle(x, -82, 7, ink.light)
          );
        }) +
        desk(p),
    );
  },
};
