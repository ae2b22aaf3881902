import { parasol } from '../scenery.ts';
import type { Subject, SubjectContext } from '../subject.ts';
import { circle, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** A lounger with its back raised towards the right. */
const lounger = ({ ink }: SubjectContext, stripes: number): string =>
  line('M-52 78L-56 110M34 78L40 110M34 80L62 100', ink.dark, 7, roundEnds) +
  path('M-72 66H26L64 12Q70 6 76 10L82 16L40 78Q38 82 32 82H-70Q-78 74-72 66Z', ink.light) +
  times(stripes, (i) => path(`M${-58 + i * 24} 66h11v16h-11Z`, ink.accent)) +
  path('M38 50L46 38L60 50L52 62ZM53 28L61 16Q66 8 72 12L80 18L67 40Z', ink.accent) +
  path('M-72 82H34L40 76L42 86H-72Z', ink.dark);

/** Beach club: two loungers under one parasol. */
export const sunbed: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const gores = p.count(7, 9, 2);
    const stripes = p.count(2, 4);
    const isTable = p.chance() < 0.5;
    const drink =
      rect(-14, 60, 28, 5, ink.dark) +
      line('M0 62V108', ink.dark, 5) +
      path('M-7 38H9L5 60H-3Z', ink.disc) +
      line('M3 46L10 26', ink.accent, 3, roundEnds) +
      circle(10, 38, 6, ink.light);
    const basket =
      path('M-20 78H20L14 110H-14Z', ink.middle) +
      line('M-12 78Q0 48 12 78', ink.middle, 4) +
      rect(-20, 76, 40, 7, ink.light) +
      path('M-10 76q10 -22 22 0Z', ink.accent);
    return (
      ellipse(0, 110, 132, 7, ink.dark) +
      group('translate(-74 0) scale(-.74 1) translate(0 0)', lounger(p, stripes)) +
      parasol(0, -26, 121, p.tilt * 0.6, gores, { cloth: ink.accent, stripe: ink.light, pole: ink.dark }, 1.1) +
      group('translate(74 0) scale(.74 1)', lounger(p, stripes)) +
      group(`translate(${p.side * 2} 0)`, isTable ? drink : basket)
    );
  },
};
