import { parasol as shade } from '#market/posters/server/scenery.ts';
import { circle, d, ellipse, group, line, path, rect, roundEnds } from '#market/posters/server/svg.ts';
import type { Moment } from './moment.ts';
import { type BayPalette, starlight } from './palettes.ts';

/* The pieces both formats of the bay are put together from. */

export type BaySheet = { readonly width: number; readonly height: number; readonly horizon: number };
export type Spot = readonly [x: number, y: number, r: number];

/** Where the disc stands, and where it is under the horizon. */
export type Path = { readonly x: number; readonly y: number; readonly r: number; readonly downX: number };

/** The disc's place on its path. */
export const discSpot = ({ x, y, r, downX }: Path, { horizon }: BaySheet, { sunk }: Moment): Spot => [
  x + (downX - x) * sunk,
  y + (horizon + r + 4 - y) * sunk,
  r,
];

/** How much light the disc throws on the water: 1 where it stands, none once it is under. */
export function shine(path: Path, bay: BaySheet, moment: Moment): number {
  const chord = (y: number): number => Math.sqrt(Math.max(0, path.r ** 2 - (bay.horizon - y) ** 2));
  return Math.min(1, chord(discSpot(path, bay, moment)[1]) / chord(path.y));
}

export type Star = readonly [...Spot, light: 'near' | 'far'];

/** The sky as rings round the disc's place, the disc, and, when it is the moon, its craters. */
export function heavens(
  bay: BaySheet,
  moment: Moment,
  disc: Path,
  rings: readonly number[],
  craters: readonly Spot[],
  stars: readonly Star[],
): string {
  const { palette, isMoon } = moment;
  const [x, y, r] = discSpot(disc, bay, moment);
  return (
    rect(0, 0, bay.width, bay.height, palette.sky[0]) +
    rings.map((ring, i) => circle(disc.x, disc.y, ring, palette.sky[i + 1] ?? palette.sky[5])).join('') +
    (['far', 'near'] as const).map((light) => shining(stars, moment, light)).join('') +
    circle(x, y, r, palette.disc) +
    (isMoon ? craters.map(([dx, dy, size]) => circle(x + dx, y + dy, size, palette.craters)).join('') : '')
  );
}

/** The stars of one light that are out, coloured by their group. */
function shining(stars: readonly Star[], moment: Moment, light: Star[3]): string {
  const out = stars.filter((star, i) => star[3] === light && moment.hasStar(i));
  const drawn = out.map(([x, y, r]) => d`<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
  return drawn === '' ? '' : `<g fill="${starlight[light]}">${drawn}</g>`;
}

/** A gull; `wings` is 1 when they are up and below 0 when they are down. */
export const flyingGull = (x: number, y: number, s: number, ink: string, wings: number, width = 3): string =>
  line(
    d`M${x - s} ${y - s * 0.15 * wings}q${s * 0.5} ${-s * 0.45 * wings} ${s} ${s * 0.15 * wings}` +
      d`q${s * 0.5} ${-s * 0.6 * wings} ${s} ${-s * 0.15 * wings}`,
    ink,
    width,
    roundEnds,
  );

/** A point of a bow from one place to another. */
export const bow = (
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  u: number,
): readonly [number, number] => [
  x0 * (1 - u) ** 2 + x1 * 2 * u * (1 - u) + x2 * u * u,
  y0 * (1 - u) ** 2 + y1 * 2 * u * (1 - u) + y2 * u * u,
];

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
