import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, roundEnds, times } from '../svg.ts';

/** A mug 170 high with its handle on the right; its foot stands at y = 0. */
const mug = ({ ink, count }: SubjectContext, foam: number): string => {
  const flutes = count(3, 4);
  const step = 92 / flutes;
  return (
    line('M44-124H70Q84-124 84-108V-54Q84-38 68-38H44', ink.accent, 15) +
    path('M-54-140H54L48 0H-48Z', ink.dark) +
    path('M-46-136H46L41-12H-41Z', ink.disc) +
    times(flutes, (i) =>
      rect(-46 + step * (i + 0.3), -92, step * 0.42, 66, ink.light, { rx: step * 0.21, opacity: 0.75 }),
    ) +
    path(
      d`M-58-132Q-66-160-40-164Q-24-190 4-174Q40-186 50-158Q70-146 56-128Q44-112 34-126V${-126 + foam}Q24 ${-110 + foam} 14 ${-126 + foam}V-124Q-10-108-30-124Q-46-112-58-132Z`,
      ink.light,
    )
  );
};

/** Beer: two mugs, full, with their foam running over. */
export const beer: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, count, chance } = p;
    const foam = count(10, 40, 10);
    return group(
      `scale(${side} 1)`,
      group('translate(62 110) scale(-.94 .94)', mug(p, 12)) +
        group('translate(-46 110) scale(1.2 1.17)', mug(p, foam)) +
        (chance() < 0.5
          ? times(3, (i) =>
              line(d`M${-30 + i * 22} ${-130 + Math.abs(i - 1) * 6}l${(i - 1) * 8} -8`, ink.accent, 5, roundEnds),
            )
          : circle(118, 100, 10, ink.accent) + circle(132, 102, 8, ink.disc)),
    );
  },
};
