import type { Subject, SubjectContext } from '../subject.ts';
import { circle, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { bust } from './parts/figure.ts';

/** The tram seen from ahead, with one side running away to the left. */
const front = ({ ink }: SubjectContext): string =>
  path('M-40 92V-76Q-40-104-12-106H72Q100-104 100-76V92Q100 100 92 100H-32Q-40 100-40 92Z', ink.light) +
  path('M-40 24H100V92Q100 100 92 100H-32Q-40 100-40 92Z', ink.accent) +
  path('M-28-2V-62Q-28-74-16-74H76Q88-74 88-62V-2Q30 8-28-2Z', ink.dark) +
  path('M-22-8V-60Q-22-68-14-68H26L-4-5Q-14-6-22-8Z', ink.surf) +
  path('M40-68H56L24-3H8Z', ink.surf) +
  rect(-6, -98, 72, 17, ink.dark, { rx: 4 }) +
  line('M30-72V-2', ink.dark, 4) +
  circle(-18, 46, 12, ink.dark) +
  circle(78, 46, 12, ink.dark) +
  circle(-18, 46, 8, ink.disc) +
  circle(78, 46, 8, ink.disc) +
  path('M4 42H56L48 62H12Z', ink.light) +
  rect(-46, 78, 152, 14, ink.dark, { rx: 6 });

const side = ({ ink, clip }: SubjectContext, windows: number, lit: number): string => {
  const shape = 'M-138 82V-58Q-134-74-118-78L-34-102V96Z';
  const step = 92 / windows;
  return (
    path(shape, ink.middle) +
    clip(
      `<path d="${shape}"/>`,
      path('M-140 12L-34 24V100H-140Z', ink.dark) +
        times(windows, (i) => {
          const x = -132 + i * step;
          return path(
            `M${x} ${-54 - i * 2}L${x + step - 7} ${-58 - i * 3}V-2L${x}-6Z`,
            i === lit ? ink.disc : ink.surf,
          );
        }) +
        path('M-140 12L-34 24V32L-140 20Z', ink.light),
    )
  );
};

/** Tram: the little train of the coast. */
export const tram: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const windows = p.count(3, 4);
    const lit = p.count(0, 2);
    const dots = p.count(3, 5);
    return group(
      `scale(${p.side} 1)`,
      line('M-138-126H138', ink.dark, 4) +
        line('M-138-128H138', ink.light, 2) +
        line('M4-104L-14-116L14-126M56-104L38-116L14-126', ink.dark, 5, roundEnds) +
        path('M-136 110L-60 88H112L138 110Z', ink.dark) +
        line('M-110 108L-30 96M118 108L100 96M20 108V98', ink.light, 4) +
        side(p, windows, lit) +
        front(p) +
        times(dots, (i) => rect(0 + i * 13, -93, 8, 7, ink.disc)) +
        (p.chance() < 0.5 ? bust(ink, 52, 1, 9, ink.light) : ''),
    );
  },
};
