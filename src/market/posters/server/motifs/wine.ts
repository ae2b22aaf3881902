import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';
import { goblet } from './parts/glass.ts';

const body = 'M-15-140H15V-92Q38-76 38-48V104Q38 110 32 110H-32Q-38 110-38 104V-48Q-38-76-15-92Z';

const label = ({ ink, count, chance }: SubjectContext): string => {
  const mark =
    chance() < 0.5
      ? circle(0, 14, 17, ink.disc) + rect(-24, 18, 48, 12, ink.light)
      : path('M-24 34L-6-4L6 16L14 4L26 34Z', ink.accent);
  return (
    rect(-38, -14, 76, 84, ink.light) +
    mark +
    times(count(1, 3), (i) => rect(-22, 42 + i * 9, 44 - i * 10, 4, ink.dark))
  );
};

const rows = [4, 3, 2] as const;

const grapes = (ink: SubjectContext['ink']): string =>
  rows
    .map((many, row) =>
      times(many, (i) => circle(-18 + row * 7 + i * 14, 76 + row * 13, 8.5, (row + i) % 2 ? ink.accent : ink.disc)),
    )
    .join('') + line('M2 70Q4 56 16 52', ink.dark, 5);

/** Wine: a bottle and two glasses. */
export const wine: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    const white = chance() < 0.4;
    const drink = white ? ink.disc : ink.accent;
    return group(
      `scale(${side} 1)`,
      path(body, ink.dark) +
        p.clip(`<path d="${body}"/>`, rect(10, -150, 40, 270, ink.middle)) +
        path('M-17-140H17V-100H-17Z', ink.accent) +
        rect(-17, -112, 34, 5, ink.light) +
        label(p) +
        goblet(ink, -88, 110, 1.12, drink) +
        goblet(ink, 92, 110, 1.32, drink) +
        (chance() < 0.5 ? group(d`translate(38 -4)`, grapes(ink)) : ''),
    );
  },
};
