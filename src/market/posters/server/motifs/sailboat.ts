import type { Composition, PosterContext } from '../context.ts';
import { disc, glint, gull, island, scallops, sky, waves } from '../scenery.ts';
import { d, group, line, path, rect, times } from '../svg.ts';

const horizon = 72;

function boat(p: PosterContext): string {
  const { ink } = p;
  const stripes = times(p.count(2, 4), (i) => rect(0, -34 + i * 26, 120, 13, i % 2 ? ink.surf : ink.accent));
  return (
    line('M0 62V-150', ink.dark, 4.5) +
    p.clip('<path d="M6-142Q86-50 100 34Q50 42 6 34Z"/>', rect(0, -150, 110, 200, ink.light) + stripes) +
    path('M-6-124Q-64-40-78 34Q-40 42-6 34Z', ink.accent) +
    path('M-6-124Q-34-40-40 37Q-20 38-6 34Z', ink.middle) +
    path('M-112 50H124Q104 92 74 96H-74Q-100 88-112 50Z', ink.dark) +
    path('M-110 56H121L118 66H-105Z', ink.light) +
    rect(-40, 38, 72, 12, ink.light, { rx: 5 }) +
    path('M0-150l30 8l-30 8Z', ink.accent)
  );
}

/** Boat: a sail across the disc. */
export const sailboat: Composition = (p) => {
  const { ink, side } = p;
  const sun = side * 11;
  return (
    sky(p) +
    disc(p, sun, -22, 118, 4, 40) +
    island(-side * (p.width / 2 - 62), horizon + 1, 0.72, ink.middle, ink.dark) +
    waves(p, horizon, 26, 1.3, 0.4) +
    p.clip(
      d`<rect x="${p.left}" y="${horizon}" width="${p.width}" height="90"/>`,
      glint(sun, horizon, horizon + 30, 96, ink.disc),
    ) +
    group(d`translate(0 8) scale(${side} 1) rotate(${-4 + p.tilt / 4})`, boat(p)) +
    gull(side * -96, -104, 15, ink.dark) +
    gull(side * -124, -82, 10, ink.dark) +
    scallops({ ...p, bottom: horizon + 62 }, horizon + 42, 40, 15, ink.sea) +
    (p.height > 400 ? glint(sun, horizon + 72, p.bottom - 8, 70, ink.disc) : '')
  );
};
