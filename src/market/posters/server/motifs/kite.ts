import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, roundEnds, times } from '../svg.ts';

const sail = ({ ink, clip }: SubjectContext, pattern: number): string => {
  const shape = 'M30-138L108-62L-8 56L-44-86Z';
  const signs = [
    circle(28, -54, 40, ink.disc) + circle(28, -54, 22, ink.light),
    times(3, (i) => path(`M${-60 + i * 50}-60L${-40 + i * 50}-80L${60 + i * 50} 10L${40 + i * 50} 30Z`, ink.disc)),
    path('M30-138L108-62L21-60Z', ink.disc) + path('M-8 56L-44-86L21-60Z', ink.disc),
  ];
  return (
    clip(
      `<path d="${shape}"/>`,
      path(shape, ink.light) + path('M30-138L-8 56L-44-86Z', ink.accent) + (signs[pattern] ?? ''),
    ) +
    line('M30-138L-8 56M-44-86L108-62', ink.dark, 5) +
    path('M30-138L108-62L-8 56L-44-86Z', 'none', { stroke: ink.dark, 'stroke-width': 6, 'stroke-linejoin': 'round' })
  );
};

/** Kite: a kite in the wind with bows at its tail. */
export const kite: Subject = {
  stands: 'air',
  draw: (p) => {
    const { ink } = p;
    const bows = p.count(3, 5);
    const pattern = p.count(0, 2);
    const clouds = p.chance() < 0.5;
    const cloud = path('M40 96a16 16 0 0 1 14-26a24 24 0 0 1 44-4a18 18 0 0 1 30 14a9 9 0 0 1-2 16Z', ink.light);
    const tail = 'M-8 56Q-48 62-46 92T-82 110T-122 126';
    const spots = [
      [-34, 64, 60],
      [-46, 86, 94],
      [-60, 105, 30],
      [-84, 112, 80],
      [-110, 120, 50],
    ] as const;
    return group(
      `scale(${p.side} 1)`,
      (clouds ? cloud : '') +
        sail(p, pattern) +
        line(tail, ink.dark, 6, roundEnds) +
        line(tail, ink.light, 2.4, roundEnds) +
        spots
          .slice(0, bows)
          .map(([x, y, turn], i) =>
            group(
              d`translate(${x} ${y}) rotate(${turn})`,
              path('M0 0L-7-20H7ZM0 0L-7 20H7Z', i % 2 ? ink.disc : ink.accent) + circle(0, 0, 4, ink.dark),
            ),
          )
          .join(''),
    );
  },
};
