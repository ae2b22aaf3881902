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
    path('M-38 66Q-42 46-22 46H22Q42 46 38 66L32 92H-32Z', ink.disc) +
      path('M14 46H22Q42 46 38 66L32 92H10Q24 66 14 46Z', ink.middle) +
      line('M0 52V-126', ink.dark, 5) +
      circle(0, -128, 7, ink.accent) +
      times(count(3, 4), (i) => group(d`translate(0 ${30 - i * 35})`, bites[(from + i * 2) % 5]?.(ink) ?? '')),
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
