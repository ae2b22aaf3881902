import type { Composition, PosterContext } from '../context.ts';
import { disc, ground, scallops, sky, skyline } from '../scenery.ts';
import { circle, d, group, line, path, roundEnds, times } from '../svg.ts';

/** The curl: concentric arcs with foam along the outermost. */
const curl = ({ ink }: PosterContext): string =>
  times(6, (i) => circle(-150, 150, 190 - i * 28, i % 2 ? ink.sea : ink.surf)) +
  circle(-150, 150, 30, ink.light) +
  times(9, (i) => {
    const a = ((-72 + i * 8) * Math.PI) / 180;
    const far = 204 + ((i * 37) % 5) * 9;
    return circle(-150 + Math.cos(a) * far, 150 + Math.sin(a) * far, 5 + ((i * 7) % 4) * 2, ink.light);
  });

const ski = ({ ink }: PosterContext): string =>
  path('M-104 14L-92-12Q-60-22-20-16L6-34Q24-42 44-30L66-12Q104-6 126 18Q90 44 20 44H-70Q-96 40-104 14Z', ink.light) +
  path('M-104 14Q-60 22 0 20T126 18Q90 44 20 44H-70Q-96 40-104 14Z', ink.accent) +
  path('M-92-12Q-60-22-20-16L-14-4Q-60-8-98 4Z', ink.dark) +
  line('M22-38L8-62M0-62H20', ink.dark, 7, roundEnds);

const rider = ({ ink }: PosterContext): string =>
  path('M-58-16Q-36-34-16-26L8-6L20 8L6 14L-16-4L-46 2Z', ink.dark) +
  path('M-60-20Q-62-64-34-92L-10-84Q-26-50-30-14Z', ink.accent) +
  line('M-26-80Q-6-56 12-62', ink.dark, 12, roundEnds) +
  circle(-12, -108, 18, ink.dark) +
  path('M-6-112h16v8h-14Z', ink.disc);

const spray = ({ ink }: PosterContext): string =>
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
export const jetski: Composition = (p) => {
  const { ink, side } = p;
  return (
    sky(p) +
    disc(p, side * 96, -86, 50) +
    skyline(p, { y: 58, least: 20, most: 96, fill: ink.middle, opacity: 0.95 }) +
    ground(p, 56, ink.sea) +
    group(`scale(${side} 1)`, curl(p) + group('translate(34 30) rotate(-17)', ski(p) + rider(p)) + spray(p)) +
    scallops(p, 128, 52, 17, ink.surf) +
    scallops(p, 156, 60, 19, ink.sea, p.left - 26) +
    scallops(p, 196, 72, 22, ink.surf, p.left - 10)
  );
};
