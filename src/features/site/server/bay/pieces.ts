import type { Hour } from '#kit/shared/poster.ts';
import { parasol as shade } from '#kit/server/art/scenery.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds } from '#kit/server/art/svg.ts';
import type { BayPalette } from './palettes.ts';

/* The pieces both formats of the bay are put together from. */

export type BaySheet = { readonly width: number; readonly height: number; readonly horizon: number };
export type Spot = readonly [x: number, y: number, r: number];

/** The sky as rings round the disc, the disc, and, when it is the moon, its craters. */
export function heavens(
  { width, height }: BaySheet,
  palette: BayPalette,
  hour: Hour,
  disc: Spot,
  rings: readonly number[],
  craters: readonly Spot[],
  stars: string,
): string {
  const [x, y, r] = disc;
  const night = hour === 'night';
  return (
    rect(0, 0, width, height, palette.sky[0]) +
    rings.map((ring, i) => circle(x, y, ring, palette.sky[i + 1] ?? palette.sky[5])).join('') +
    (night ? `<g fill="${palette.disc}">${stars}</g>` : '') +
    circle(x, y, r, palette.disc) +
    (night ? craters.map(([dx, dy, size]) => circle(x + dx, y + dy, size, palette.craters)).join('') : '')
  );
}

/** A star takes its colour from the group it stands in. */
export const star = (x: number, y: number, r: number): string => d`<circle cx="${x}" cy="${y}" r="${r}"/>`;

export const bayIsland = (x: number, y: number, scale: number, { island }: BayPalette): string =>
  group(
    d`translate(${x} ${y}) scale(${String(scale)})`,
    path('M-84 0L-66-7L-40-20L-14-44L0-52L14-49L30-34L54-13L84 0Z', island.face) +
      path('M0-52L14-49L30-34L54-13L84 0H24L10-20Z', island.shade),
  );

export type Swell = readonly [y: number, span: number, tone: 0 | 1 | 2];

/** Scalloped waves, each row a little to the left of the one behind it. */
export function swells({ width, height }: BaySheet, { waves }: BayPalette, rows: readonly Swell[]): string {
  return rows
    .map(([y, span, tone], i) => {
      const from = -span * (1 + i * 0.37);
      let shape = d`M${from} ${height}V${y}`;
      for (let x = from; x < width + span; x += span) shape += d`a${span / 2} ${span * 0.34} 0 0 1 ${span} 0`;
      return path(`${shape}V${height}Z`, waves[tone]);
    })
    .join('');
}

export const sailingBoat = (x: number, y: number, scale: number, { sails, ink }: BayPalette): string =>
  group(
    d`translate(${x} ${y}) scale(${String(scale)})`,
    path('M4-120Q72-44 84 30Q44 38 4 32Z', sails[0]) +
      path('M-4-104Q-52-34-66 30Q-36 36-4 30Z', sails[1]) +
      path('M-92 42H100Q84 74 62 76H-62Q-82 72-92 42Z', ink) +
      line('M0 42V-128', ink, 4),
  );

/** A parasol on the sand; `cloth` is one of the three inks. */
export const sunshade = (
  x: number,
  y: number,
  r: number,
  tilt: number,
  cloth: 0 | 1 | 2,
  palette: BayPalette,
): string =>
  shade(x, y, r, tilt, 9, { cloth: palette.parasols[cloth], stripe: palette.stripe, pole: palette.ink }, 1.35);

export type Pitch = readonly [x: number, y: number, r: number, cloth: 0 | 1 | 2];

/** Rows of parasols with their shadows, leaning by turns. */
export const pitches = (list: readonly Pitch[], palette: BayPalette): string =>
  list
    .map(
      ([x, y, r, cloth], k) =>
        ellipse(x + r * 0.7, y + r * 1.36, r * 1.1, r * 0.2, palette.shade) +
        sunshade(x, y, r, k % 2 ? 6 : -5, cloth, palette),
    )
    .join('');

/** A palm of the promenade, leaning with the sea wind. */
export function promenadePalm(x: number, y: number, h: number, { ink, palm }: BayPalette): string {
  const [cx, cy] = [x + h * 0.06, y - h];
  const reach = h * 0.44;
  const fronds = [-172, -142, -108, -72, -38, -8].map((degrees) => {
    const a = (degrees * Math.PI) / 180;
    const tipX = cx + Math.cos(a) * reach;
    const tipY = cy + Math.sin(a) * reach * 0.5 + reach * 0.38 * Math.abs(Math.cos(a));
    const bendX = cx + Math.cos(a) * reach * 0.55;
    const bendY = cy + Math.sin(a) * reach * 0.7 - reach * 0.14;
    return d`M${cx} ${cy}Q${bendX} ${bendY} ${tipX} ${tipY}Q${bendX} ${bendY + reach * 0.25} ${cx} ${cy}Z`;
  });
  return (
    line(d`M${x} ${y}q${-h * 0.03} ${-h * 0.5} ${h * 0.06} ${-h}`, ink, h * 0.045 + 1.6, roundEnds) +
    path(fronds.join(''), palm)
  );
}
