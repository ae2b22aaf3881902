import type { Subject, SubjectContext } from '../subject.ts';
import { d, ellipse, group, line, path, rect, times } from '../svg.ts';

const cup = 'M-104-26H64Q62 66 10 88H-50Q-102 66-104-26Z';

const steam = ({ ink, count }: SubjectContext): string => {
  const wisps = count(2, 3);
  return times(wisps, (i) =>
    group(
      d`translate(${-20 + (i - (wisps - 1) / 2) * 48} ${-48 - (i % 2) * 8})`,
      path('M-5 0C-32-26 24-44-2-86C44-52-12-30 9 0Z', ink.dark, { transform: 'translate(3 2)', opacity: 0.25 }) +
        path('M-5 0C-32-26 24-44-2-86C44-52-12-30 9 0Z', ink.light),
    ),
  );
};

const stripes = ({ ink, count, clip }: SubjectContext): string => {
  const bands = count(1, 3);
  return clip(
    `<path d="${cup}"/>`,
    times(bands, (i) => rect(-120, 10 + i * 22, 200, 11, ink.light)) +
      path('M30-30H80V100H-20Q44 60 30-30Z', ink.dark, { opacity: 0.28 }),
  );
};

/** Café: a cup of coffee, steaming, on its saucer. */
export const coffee: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, chance } = p;
    return group(
      `scale(${side} 1)`,
      steam(p) +
        path('M-136 90H136Q110 110 60 110H-60Q-110 110-136 90Z', ink.dark) +
        ellipse(0, 90, 136, 13, ink.light) +
        line('M60 0Q112-10 110 22Q106 56 46 54', ink.accent, 17) +
        path(cup, ink.accent) +
        stripes(p) +
        ellipse(-20, -26, 84, 20, ink.light) +
        ellipse(-20, -24, 73, 14, ink.dark) +
        path('M-20-14Q-58-22-44-31Q-30-36-20-28Q-10-36 4-31Q18-22-20-14Z', ink.disc) +
        (chance() < 0.6
          ? line('M74 88L126 62', ink.dark, 6) +
            ellipse(0, 0, 17, 9, ink.dark, { transform: 'translate(126 62) rotate(-26)' })
          : rect(86, 66, 24, 22, ink.light) + rect(104, 66, 6, 22, ink.dark)),
    );
  },
};
