import type { Subject, SubjectContext } from '../subject.ts';
import { type Box, boxes, circle, d, group, line, path, rect, ring } from '../svg.ts';

/** One half: blade up, loop down, the screw at the origin. */
const half = ({ ink }: SubjectContext, turn: number, edge: string): string =>
  group(
    d`rotate(${turn})`,
    path('M-12 12Q-16-70 2-142Q14-70 12 12L8 40H-8Z', ink.light) +
      path('M2-142Q14-70 12 12L8 40H2Z', edge) +
      path('M-9 34H9L7 66H-7Z', ink.accent) +
      ring(0, 90, 25, ink.accent, 15),
  );

const comb = ({ ink, count }: SubjectContext): string => {
  const teeth = count(15, 19, 2);
  const list: readonly Box[] = Array.from(
    { length: teeth },
    (_, i) => [-6, -112 + (i * 224) / teeth, 38, 128 / teeth] as const,
  );
  return (
    rect(-28, -126, 26, 252, ink.dark, { rx: 9 }) +
    boxes(list, ink.dark) +
    boxes(
      list.map(([x, y, w, h]) => [x, y, w - 3, h * 0.62] as const),
      ink.disc,
    ) +
    rect(-26, -124, 18, 248, ink.disc, { rx: 8 })
  );
};

const curl = 'M0 0Q-26-14-22-40Q-8-64 14-48Q28-28 8-20Q-6-22 0-34';

/** Hairdresser and barber: scissors and a comb. */
export const scissors: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, count, chance } = p;
    const open = count(14, 22, 4);
    return group(
      `scale(${side} 1)`,
      group(d`translate(72 4) rotate(${14 + tilt / 2}) scale(.94)`, comb(p)) +
        group(
          d`translate(-34 14) rotate(${-10 + tilt / 2})`,
          half(p, -open, ink.dark) + half(p, open, ink.dark) + circle(0, 0, 10, ink.dark) + circle(0, 0, 5, ink.disc),
        ) +
        (chance() < 0.5
          ? group('translate(-100 86)', line(curl, ink.accent, 9, { 'stroke-linecap': 'round' }))
          : group(
              'translate(-104 70)',
              line('M0 0V-40M16 6V-30M-16 6V-30', ink.accent, 8, { 'stroke-linecap': 'round' }),
            )),
    );
  },
};
