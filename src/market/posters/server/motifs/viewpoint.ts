import type { Subject, SubjectContext } from '../subject.ts';
import { circle, d, group, line, path, rect, times } from '../svg.ts';
import { hairBy, head, limb, shade, skin } from './parts/figure.ts';

/** The white balustrade, baluster by baluster. */
const balustrade = ({ ink }: SubjectContext, count: number): string =>
  rect(-138, 30, 276, 14, ink.light, { rx: 4 }) +
  rect(-138, 42, 276, 5, ink.dark) +
  times(count, (i) => {
    const x = -112 + (i * 224) / (count - 1);
    return path(d`M${x - 5} 47h10q-2 9 5 21q4 14 -5 24h-10q-9 -10 -5 -24q7 -12 5 -21Z`, ink.light);
  }) +
  rect(-138, 90, 276, 20, ink.light) +
  rect(-138, 92, 276, 5, ink.middle) +
  [-138, 112]
    .map(
      (x) =>
        rect(x, 24, 26, 86, ink.light) +
        rect(x, 38, 26, 5, ink.dark) +
        rect(x + 18, 44, 8, 66, ink.middle) +
        circle(x + 13, 12, 13, ink.accent),
    )
    .join('');

/** The telescope of the viewpoint, tipped at the horizon. */
const telescope = ({ ink }: SubjectContext): string =>
  line('M58 32V-22', ink.dark, 13) +
  line('M55 32V-22', ink.light, 4) +
  group(
    'translate(58 -34) rotate(-12)',
    path('M-46-12H20L64-24V24L20 12H-46Z', ink.accent) +
      path('M64-27H74V27H64Z', ink.dark) +
      rect(-58, -9, 14, 18, ink.dark) +
      rect(-14, -12, 12, 24, ink.light) +
      path('M20-12L64-24V-8L20-2Z', ink.light),
  ) +
  circle(58, -20, 11, ink.dark);

const cross = ({ ink }: SubjectContext): string =>
  path('M36 30L44 0H88L96 30Z', ink.light) +
  path('M72 0H88L96 30H78Z', ink.middle) +
  path('M59-134H73V0H59ZM34-104H98V-90H34Z', ink.dark) +
  path('M61-132H66V0H61ZM36-102H96V-98H36Z', ink.light);

/** Viewpoint: someone at the balustrade over the sea. */
export const viewpoint: Subject = {
  stands: 'ground',
  draw: (p) => {
    const { ink } = p;
    const hair = hairBy(p.chance);
    const isCross = p.chance() < 0.4;
    const gulls = p.count(1, 3);
    return group(
      `scale(${p.side} 1)`,
      times(gulls, (i) => {
        const [x, y] = [-112 + i * 44, -104 + (i % 2) * 30];
        return path(d`M${x - 20} ${y - 4}q12 -12 20 4q10 -14 22 -6q-14 0 -22 14q-8 -12 -20 -12Z`, ink.light);
      }) +
        (isCross ? cross(p) : telescope(p)) +
        limb(shade(ink), [-44, -34, 9], [-14, -6, 8], [8, 22, 6]) +
        limb(skin(ink), [-62, 40, 13], [-60, 80, 10], [-62, 100, 7]) +
        limb(skin(ink), [-50, -44, 9], [-44, -60, 8]) +
        limb(ink.light, [-52, -28, 19], [-60, 8, 16], [-60, 26, 18]) +
        path('M-78 20H-42L-32 74H-92Z', ink.disc) +
        limb(skin(ink), [-56, -30, 10], [-44, 4, 8], [-18, 26, 6]) +
        head(ink, -38, -74, hair, 2, 1.05) +
        balustrade(p, p.count(8, 11)) +
        circle(-15, 24, 9, skin(ink)),
    );
  },
};
