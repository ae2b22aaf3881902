import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, ellipse, group, line, path, rect, ring, roundEnds, times } from '../svg.ts';

const ball = ({ ink }: SubjectContext, x: number, y: number, r: number, fill: string): string =>
  circle(x, y, r, fill) + ellipse(x - r * 0.3, y - r * 0.34, r * 0.36, r * 0.26, ink.light);

const places = [
  [-46, 34],
  [-12, 48],
  [24, 42],
  [52, 18],
  [-28, 8],
  [8, 12],
  [38, -14],
  [-54, -4],
  [-8, -24],
] as const;

const cage = (p: SubjectContext): string => {
  const { ink, count } = p;
  return (
    circle(0, 0, 88, ink.dark) +
    places
      .slice(0, count(6, 9))
      .map(([x, y], i) => ball(p, x, y, 19, [ink.accent, ink.disc, ink.surf][i % 3] ?? ink.accent))
      .join('') +
    times(2, (i) => ellipse(0, 0, 30 + i * 32, 88, 'none', { stroke: ink.light, 'stroke-width': 3.4 })) +
    line('M-78-40H78M-88 0H88M-78 40H78', ink.light, 3.4) +
    ring(0, 0, 88, ink.light, 7)
  );
};

const frame = ({ ink }: SubjectContext): string =>
  path('M-112-44H-98L-92 92H-118Z', ink.accent) +
  path('M98-44H112L118 92H92Z', ink.accent) +
  path('M105-44H112L118 92H105Z', ink.dark, { opacity: 0.4 }) +
  rect(-136, 92, 272, 18, ink.accent, { rx: 4 }) +
  rect(-136, 92, 272, 5, ink.light, { rx: 2 }) +
  circle(-105, -38, 10, ink.light) +
  circle(105, -38, 10, ink.light);

/** Quiz and bingo: the cage turns and the balls tumble. */
export const quiz: Subject = {
  stands: 'table',
  draw: (p) => {
    const { ink, side, count, tilt } = p;
    return group(
      d`scale(${side} 1)`,
      frame(p) +
        group(d`translate(0 -40) rotate(${tilt * 3})`, cage(p)) +
        line('M105-38H124V-86', ink.light, 7) +
        line('M124-88V-104', ink.accent, 15, roundEnds) +
        times(count(1, 3), (i) => ball(p, -60 + i * 46, 80, 17, [ink.disc, ink.accent, ink.surf][i] ?? ink.disc)),
    );
  },
};
