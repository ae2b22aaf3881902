import { generator } from '#market/posters/server/random.ts';
import { group, path, rect, sheet } from '#market/posters/server/svg.ts';
import { church } from './church.ts';
import type { Moment } from './moment.ts';
import type { BayPalette, Row } from './palettes.ts';
import {
  type BaySheet,
  bayIsland,
  bow,
  discSpot,
  flyingGull,
  heavens,
  type Path,
  pitches,
  sailingBoat,
  shine,
  type Star,
  sunshade,
  swells,
} from './pieces.ts';
import { tower, type TowerStyle } from './tower.ts';

const bay: BaySheet = { width: 390, height: 760, horizon: 566 };
const { width, height, horizon } = bay;
const sun: Path = { x: 186, y: 504, r: 112, downX: 132 };

type Plot = readonly [x: number, w: number, h: number, style: TowerStyle, row: Row];

const back: readonly Plot[] = [
  [256, 16, 70, 'round', 'back'],
  [286, 18, 118, 'slab', 'back'],
  [342, 22, 196, 'slant', 'back'],
  [370, 22, 128, 'slab', 'back'],
];
const middle: readonly Plot[] = [
  [240, 18, 46, 'slab', 'pale'],
  [268, 18, 84, 'fin', 'middle'],
  [300, 38, 150, 'intempo', 'middle'],
  [354, 20, 118, 'slab', 'pale'],
  [376, 24, 164, 'slab', 'middle'],
];
const front: readonly Plot[] = [
  [254, 18, 30, 'slab', 'front'],
  [286, 18, 60, 'slant', 'front'],
  [332, 38, 178, 'bali', 'front'],
  [316, 16, 48, 'box', 'front'],
  [376, 24, 86, 'slab', 'front'],
];

const mountain = ({ mountain: { face } }: BayPalette): string =>
  path(
    `M176 ${horizon}L226 ${horizon - 56}L258 ${horizon - 92}L276 ${horizon - 102}L286 ${horizon - 98}L290 ${horizon - 84}` +
      `L300 ${horizon - 84}L304 ${horizon - 97}L322 ${horizon - 88}L390 ${horizon - 64}V${horizon}Z`,
    face,
  );

function town(moment: Moment, random: () => number): string {
  return [back, middle, front]
    .flatMap((plots, depth) =>
      plots.map(([x, w, h, style, row]) => tower({ x, y: horizon + 4 + depth, w, h, style, row }, moment, random)),
    )
    .join('');
}

function glitter(moment: Moment): string {
  const [x] = discSpot(sun, bay, moment);
  const light = shine(sun, bay, moment);
  let text = '';
  let y = horizon + 14;
  let h = 3.6;
  for (let side = 1; light > 0.02 && y < horizon + 66; side = -side) {
    const w = 226 * (1 - ((y - horizon) / 200) * 0.5) * light;
    const left = x - w / 2 + 7 * side * moment.sway;
    text += rect(left, y, w, h, moment.palette.glint, { rx: Math.round(h * 5) / 10 });
    y += h + 6;
    h += 0.8;
  }
  return text;
}

/** A gull comes out from behind the towers, crosses the sun and leaves over the church. */
function gull({ palette, gulls: { crossed = 0, wings } }: Moment): string {
  if (crossed === 0 || crossed === 1) return '';
  const [x, y] = bow([352, 470], [250, 410], [-16, 440], crossed);
  return flyingGull(x, y, 13, palette.ink, wings, 2);
}

const beach = (palette: BayPalette): string =>
  path(`M${width} 560Q316 590 270 650Q236 700 226 ${height}H${width}Z`, palette.foam) +
  path(`M${width} 568Q326 598 282 656Q250 704 242 ${height}H${width}Z`, palette.sand) +
  path(`M${width} 616Q346 640 318 690Q304 720 302 ${height}H${width}Z`, palette.sandLow) +
  pitches(
    [
      [318, 628, 13, 0],
      [352, 612, 11, 1],
      [294, 664, 16, 2],
      [336, 654, 15, 1],
      [376, 640, 14, 0],
    ],
    palette,
  ) +
  sunshade(338, 706, 44, -10, 0, palette);

/** The bay for tall plates: the copy stands above, the disc below it. */
export function portrait(moment: Moment): string {
  const { palette } = moment;
  const random = generator(7);
  const stars = Array.from({ length: 40 }, (): Star => [
    random() * width,
    random() * 330,
    random() < 0.15 ? 2 : 1.1,
    'far',
  ]);
  const craters = [
    [-34, -46, 18],
    [30, -8, 28],
    [50, -64, 10],
  ] as const;
  const quay = palette.towers.front.face;
  return sheet(
    { width: width * 2, height: height * 2, viewBox: [0, 0, width, height], anchor: 'xMidYMax slice' },
    heavens(bay, moment, sun, [560, 450, 350, 262, 188], craters, stars) +
      gull(moment) +
      mountain(palette) +
      town(moment, random) +
      rect(222, horizon + 2, 180, 8, quay) +
      rect(0, horizon, width, height - horizon, palette.sea) +
      rect(232, horizon, 160, 7, quay) +
      bayIsland(124, horizon + 1, 0.66, palette) +
      glitter(moment) +
      church(44, horizon - 10, 0.5, palette) +
      sailingBoat(62 + moment.sailed / 2, 623, 0.3, palette) +
      swells(bay, palette, [
        [646, 44, 1],
        [666, 58, 0],
        [690, 74, 2],
        [720, 92, 0],
      ]) +
      group('translate(0 44)', beach(palette)),
  );
}
