import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, roundEnds, times } from '../svg.ts';

/** The curl: concentric arcs with foam along the outermost. */
const curl = ({ ink }: SubjectContext): string =>
  times(5, (i) => circle(-52, 118, 88 - i * 17, i % 2 ? ink.sea : ink.surf)) +
  circle(-52, 118, 14, ink.light) +
  times(9, (i) => {
    const a = ((-150 + i * 15) * Math.PI) / 180;
    const far = 88 + ((i * 37) % 5) * 2;
    return circle(-52 + Math.cos(a) * far, 118 + Math.sin(a) * far, 4 + ((i * 7) % 4) * 1.4, ink.light);
  });

const ski = ({ ink }: SubjectContext): string =>
  path('M-104 14L-92-12Q-60-22-20-16L6-34Q24-42 44-30L66-12Q104-6 126 18Q90 44 20 44H-70Q-96 40-104 14Z', ink.light) +
  path('M-104 14Q-60 22 0 20T126 18Q90 44 20 44H-70Q-96 40-104 14Z', ink.accent) +
  path('M-92-12Q-60-22-20-16L-14-4Q-60-8-98 4Z', ink.dark) +
  line('M22-38L8-62M0-62H20', ink.dark, 7, roundEnds);

const rider = ({ ink }: SubjectContext): string =>
  path('M-58-16Q-36-34-16-26L8-6L20 8L6 14L-16-4L-46 2Z', ink.dark) +
  path('M-60-20Q-62-64-34-92L-10-84Q-26-50-30-14Z', ink.accent) +
  line('M-26-80Q-6-56 12-62', ink.dark, 12, roundEnds) +
  circle(-12, -108, 18, ink.dark) +
  path('M-6-112h16v8h-14Z', ink.disc);

const spray = ({ ink }: SubjectContext): string =>
  times(5, (i) =>
    line(
      d`M${-66 - i * 4} ${84 + i * 9}Q${-104 - i * 12} ${70 + i * 8} ${-126 - i * 20} ${26 + i * 14}`,
      i % 2 ? ink.surf : ink.light,
      10 - i * 1.2,
      roundEnds,
    ),
  ) +
  (
    [
      [-142, 4, 6],
      [-158, 22, 4],
      [-176, 34, 5],
      [-120, -2, 3.5],
      [-190, 58, 4],
    ] as const
  )
    .map(([x, y, r]) => circle(x, y, r, ink.light))
    .join('');

/** Jet ski: a rider leaping from a wave of arcs. */
export const jetski: Subject = {
  stands: 'water',
  draw: (p) =>
    group(
      `scale(${p.side} 1)`,
      curl(p) +
        group('translate(24 -6)', group(d`translate(8 8) rotate(${-17 + p.tilt / 2}) scale(.96)`, ski(p) + rider(p))) +
        group('translate(0 -34) scale(.74)', spray(p)),
    ),
};
