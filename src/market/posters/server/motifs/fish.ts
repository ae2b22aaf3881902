import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, times } from '../svg.ts';

const body = 'M-104 0Q-60-50 4-44Q52-38 84-8L122-36Q116-14 122 0Q116 14 122 38L84 12Q52 42 4 44Q-60 48-104 0Z';

const bream = ({ ink, count, clip }: SubjectContext): string => {
  const rows = count(3, 4);
  return (
    path('M-26-40Q10-66 48-40L40-28H-20Z', ink.dark) +
    path('M-8 40Q10 60 34 44L26 32Z', ink.dark) +
    path(body, ink.accent) +
    clip(
      `<path d="${body}"/>`,
      path('M-110 4Q-20 24 130 4V60H-110Z', ink.light, { opacity: 0.85 }) +
        times(rows, (i) => line(d`M${-28 + i * 26} -34q16 14 0 30q-14 14 2 32`, ink.dark, 4)) +
        path('M-120-60H-58Q-36-6-58 60H-120Z', ink.dark) +
        path('M84-60H140V60H84Q92 0 84-60Z', ink.dark),
    ) +
    circle(-76, -8, 10, ink.light) +
    circle(-76, -8, 4.5, ink.dark)
  );
};

const lemon = (ink: SubjectContext['ink'], r: number): string =>
  circle(0, 0, r, ink.disc) +
  circle(0, 0, r * 0.82, ink.light) +
  times(6, (i) =>
    path(d`M0 ${-r * 0.1}L${r * 0.28} ${-r * 0.66}Q0 ${-r * 0.84} ${-r * 0.28} ${-r * 0.66}Z`, ink.disc, {
      transform: `rotate(${i * 60})`,
    }),
  );

const parsley = (ink: SubjectContext['ink']): string =>
  line('M0 0Q20-4 34-20', ink.surf, 4) +
  circle(14, -12, 9, ink.surf) +
  circle(30, -24, 11, ink.surf) +
  circle(36, -10, 8, ink.surf);

/** Seafood: a whole fish with lemon on an oval plate, from above. */
export const fish: Subject = {
  stands: 'above',
  draw: (p) => {
    const { ink, side, tilt, count, chance } = p;
    const lemons = count(2, 3);
    return group(
      d`scale(${side} 1) rotate(${-22 + tilt}) scale(.97)`,
      ellipse(4, 8, 140, 98, ink.dark) +
        ellipse(0, 0, 140, 98, ink.light) +
        ellipse(0, 0, 126, 85, chance() < 0.5 ? ink.middle : ink.surf) +
        ellipse(0, 0, 120, 79, ink.light) +
        times(lemons, (i) =>
          group(d`translate(${-30 + i * 36} ${58 - Math.abs(i - 1) * 6}) rotate(${i * 20})`, lemon(ink, 21)),
        ) +
        group('translate(0 -4) scale(.98)', bream(p)) +
        group('translate(-64 -46)', parsley(ink)) +
        (chance() < 0.5
          ? times(3, (i) => circle(72 + i * 12, -36 + i * 7, 5, ink.dark))
          : group('translate(74 -34) scale(.8)', lemon(ink, 20))),
    );
  },
};
