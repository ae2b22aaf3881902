import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds, times } from '../svg.ts';
import { note } from './parts/note.ts';

const tube = 'M-12-90L-44 56Q-50 134 22 136Q88 136 96 56Q100 8 134-18L44-28Q60 10 54 56Q50 92 22 92Q2 90 6 60L12-90Z';

const keys = ({ ink, count }: SubjectContext): string => {
  const many = count(4, 6);
  return (
    line('M-8-70L-22 44', ink.dark, 4) +
    times(many, (i) => {
      const t = i / (many - 1);
      const [x, y] = [-4 - 15 * t, -66 + 112 * t];
      return circle(x, y, 11, ink.dark) + circle(x, y, 7.5, ink.light);
    }) +
    line('M40 104L66 40', ink.dark, 4) +
    circle(60, 62, 13, ink.dark) +
    circle(60, 62, 9, ink.light) +
    circle(34, 112, 13, ink.dark) +
    circle(34, 112, 9, ink.light) +
    line('M-26-20L-50-8M-32 8L-56 18', ink.disc, 8, roundEnds)
  );
};

/** Jazz: a saxophone, and the notes from its bell. */
export const saxophone: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink, side, tilt, count, clip } = p;
    const notes = [
      [84, -82, 1.1],
      [36, -108, 0.8],
      [122, -112, 0.7],
    ] as const;
    return group(
      `scale(${side} 1)`,
      group(
        d`translate(0 -6) rotate(${6 + tilt / 2})`,
        line('M0-86Q0-122-40-116L-84-98', ink.dark, 20) +
          line('M0-86Q0-122-40-116L-84-98', ink.accent, 13) +
          path('M-76-112L-70-94L-120-66Q-128-66-128-74Z', ink.dark) +
          line('M-92-104L-84-88', ink.light, 6) +
          path(tube, ink.dark, { transform: 'translate(5 4)' }) +
          path(tube, ink.accent) +
          clip(
            `<path d="${tube}"/>`,
            path(
              'M4-90L0 60Q0 108 24 110Q70 108 74 50Q76 10 92-30H150V150H-60V100Q-34 132 12 124Q-22 110-20 56Z',
              ink.dark,
              { opacity: 0.24 },
            ) +
              rect(-60, 52, 80, 9, ink.light, { transform: 'rotate(8)' }) +
              path('M40 44H110V54H40Z', ink.light),
          ) +
          ellipse(0, 0, 47, 14, ink.light, { transform: 'translate(89 -23) rotate(6)' }) +
          ellipse(0, 0, 38, 9, ink.dark, { transform: 'translate(89 -22) rotate(6)' }) +
          keys(p),
      ) +
        notes
          .slice(0, count(1, 3))
          .map(([x, y, size], i) =>
            group(
              d`translate(${x} ${y + 14}) scale(${String(size)}) rotate(${10 - i * 12})`,
              note(i % 2 ? ink.light : ink.disc),
            ),
          )
          .join(''),
    );
  },
};
