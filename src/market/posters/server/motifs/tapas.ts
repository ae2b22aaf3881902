import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { dish } from './parts/plate.ts';

type Ink = SubjectContext['ink'];

const olive = (ink: Ink): string => ellipse(0, 0, 19, 15, ink.surf) + circle(-7, -4, 4, ink.light);
const tomato = (ink: Ink): string => circle(0, 0, 19, ink.accent) + path('M-8-8Q0-16 10-10', ink.light);
const cheese = (ink: Ink): string => path('M-22 14L-18-14H22V14Z', ink.light) + path('M8-14H22V14H4Z', ink.disc);
const prawn = (ink: Ink): string =>
  line('M-20 8Q-18-16 4-16Q24-14 20 8', ink.accent, 15, roundEnds) +
  line('M-20-4l10 4M-4-22l4 11M22-6l-11 4', ink.light, 3);
const anchovy = (ink: Ink): string =>
  path(`M-28-6${times(3, () => 'q9-14 18 0')}l6 10${times(3, () => 'q-10 12-20 0')}Z`, ink.dark) +
  circle(-20, 0, 3, ink.light);

const bites = [olive, tomato, cheese, prawn, anchovy] as const;

const skewer = ({ ink, count }: SubjectContext, x: number, from: number): string =>
  group(
    d`translate(${x} 0)`,
    path('M-41 92V68Q-41 52-24 52H24Q41 52 41 68V92Z', ink.accent) +
      path('M-33 92V70Q-33 60-22 60H22Q33 60 33 70V92Z', ink.disc) +
      times(3, (i) => ellipse(-16 + i * 16, 72 + (i % 2) * 9, 5, 3.4, ink.light)) +
      line('M0 58V-124', ink.dark, 7) +
      line('M-1 58V-124', ink.light, 3) +
      circle(0, -128, 9, ink.accent) +
      times(count(3, 4), (i) =>
        group(d`translate(0 ${32 - i * 39}) scale(1.2)`, bites[(from + i * 2) % 5]?.(ink) ?? ''),
      ),
  );

/** Tapas: three skewered bites on bread, on a plate at the bar. */
export const tapas: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, count } = p;
    const first = count(0, 4);
    return group(
      `scale(${side} 1)`,
      dish(ink, 0, 110, 276) + rect(-128, 90, 256, 4, ink.light) + times(3, (i) => skewer(p, -84 + i * 84, first + i)),
    );
  },
};
