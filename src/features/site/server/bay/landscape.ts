import { generator } from '#market/posters/server/random.ts';
import { ellipse, group, path, rect, sheet, times } from '#market/posters/server/svg.ts';
import { church } from './church.ts';
import type { Moment } from './moment.ts';
import type { BayPalette, Row } from './palettes.ts';
import {
  type BaySheet,
  bayIsland,
  bow,
  flyingGull,
  heavens,
  type Path,
  pitches,
  promenadePalm,
  sailingBoat,
  shine,
  discSpot,
  type Star,
  sunshade,
  swells,
} from './pieces.ts';
import { tower, type TowerStyle } from './tower.ts';

const bay: BaySheet = { width: 1440, height: 820, horizon: 612 };
const { width, height, horizon } = bay;
/** The film's frame, sixteen to nine: the still is cut like it, so that one takes the other's place unseen. */
const film = { width: 1600, height: 900 };
/** The sun goes down behind the island. */
const sun: Path = { x: 950, y: 550, r: 224, downX: 752 };

type Plot = readonly [x: number, w: number, h: number, style: TowerStyle];

const back: readonly Plot[] = [
  [1024, 22, 70, 'box'],
  [1058, 26, 126, 'round'],
  [1098, 24, 168, 'slab'],
  [1140, 26, 206, 'slant'],
  [1168, 24, 150, 'box'],
  [1204, 30, 262, 'slab'],
  [1268, 28, 190, 'round'],
  [1318, 28, 286, 'slant'],
  [1356, 30, 206, 'slab'],
  [1394, 34, 330, 'round'],
  [1428, 34, 240, 'box'],
];
const middle: readonly (readonly [...Plot, Row])[] = [
  [998, 26, 66, 'slab', 'pale'],
  [1044, 28, 112, 'slant', 'middle'],
  [1082, 26, 150, 'slab', 'pale'],
  [1120, 28, 118, 'fin', 'middle'],
  [1162, 58, 292, 'intempo', 'middle'],
  [1236, 30, 196, 'slab', 'pale'],
  [1294, 32, 232, 'fin', 'middle'],
  [1334, 30, 168, 'slab', 'pale'],
  [1372, 34, 262, 'slab', 'middle'],
  [1412, 40, 196, 'slant', 'pale'],
];
const front: readonly Plot[] = [
  [972, 30, 34, 'slab'],
  [1018, 28, 74, 'box'],
  [1066, 30, 60, 'slab'],
  [1104, 28, 96, 'slant'],
  [1144, 32, 70, 'slab'],
  [1222, 62, 318, 'bali'],
  [1304, 32, 116, 'slab'],
  [1346, 40, 196, 'fin'],
  [1396, 34, 116, 'slant'],
  [1424, 44, 158, 'slab'],
];

const mountain = ({ mountain: { face, shade } }: BayPalette): string =>
  group(
    `translate(-64 ${horizon - 556})`,
    path(
      'M900 556L1000 496L1076 436L1140 340L1170 318L1188 326L1194 352L1212 352L1218 328L1248 342L1304 404L1380 430L1510 386V556Z',
      face,
    ) + path('M1212 352L1218 328L1248 342L1304 404L1380 430L1510 386V556H1290L1246 440Z', shade),
  );

function town(moment: Moment, random: () => number): string {
  const build = ([x, w, h, style]: Plot, y: number, row: Row): string =>
    tower({ x, y, w, h, style, row }, moment, random);
  return (
    back.map((plot) => build(plot, horizon + 4, 'back')).join('') +
    middle.map(([x, w, h, style, row]) => build([x, w, h, style], horizon + 6, row)).join('') +
    front.map((plot) => build(plot, horizon + 8, 'front')).join('')
  );
}

function glitter(moment: Moment, random: () => number): string {
  const { glint, waves } = moment.palette;
  const [x] = discSpot(sun, bay, moment);
  const light = shine(sun, bay, moment);
  let text = '';
  let y = horizon + 15;
  let h = 4.5;
  for (let side = 1; y < horizon + 70; side = -side) {
    const t = (y - horizon) / 200;
    const w = 430 * (1 - t * 0.5) * (0.86 + random() * 0.2) * light;
    const middle = x + (random() - 0.5) * 26 + 13 * side * moment.sway;
    if (light > 0.02) text += rect(middle - w / 2, y, w, h, glint, { rx: Math.round(h * 5) / 10 });
    y += h + 7;
    h += 1;
  }
  return (
    text +
    times(26, () => {
      const t = random();
      return rect(random() * width, horizon + 16 + t * t * 74, 24 + t * 70, 2 + t * 2.6, waves[0], { rx: 2 });
    })
  );
}

/** The leader crosses the sun and is lost behind the island; the others go behind the towers. */
function gulls({ palette: { ink }, gulls: { crossed, gone, wings } }: Moment): string {
  const flock = [
    [1032, 206, 17],
    [1074, 182, 11],
    [1002, 178, 9],
  ] as const;
  const far = crossed ?? 1;
  return flock
    .map(([x, y, s], i) => {
      const crosses = i === 0 && crossed !== undefined;
      if (crosses ? far === 1 : gone === 1) return '';
      const [atX, atY] = crosses
        ? bow([x, y], [950, 370], [676, 590], far)
        : bow([x, y], [x + 120, y - 40], [1196, 396], gone);
      return flyingGull(
        atX,
        atY,
        crosses ? s * (1 + 2.4 * far * (1 - far) - 0.75 * far) : s * (1 - gone * 0.3),
        ink,
        wings,
      );
    })
    .join('');
}

/** One big arc of sand, bottom right, with the promenade palms and the parasols. */
const beach = (palette: BayPalette): string =>
  path(`M${width} 574Q1180 600 1010 690Q900 752 820 ${height}H${width}Z`, palette.foam) +
  path(`M${width} 586Q1196 612 1032 704Q934 764 866 ${height}H${width}Z`, palette.sand) +
  path(`M${width} 640Q1260 664 1130 744Q1070 782 1040 ${height}H${width}Z`, palette.sandLow) +
  (
    [
      [1288, 622, 96],
      [1326, 618, 74],
      [1396, 604, 88],
      [1196, 640, 70],
    ] as const
  )
    .map(([x, y, h]) => promenadePalm(x, y, h, palette))
    .join('') +
  pitches(
    [
      [1130, 690, 20, 0],
      [1186, 672, 18, 1],
      [1244, 664, 17, 2],
      [1306, 650, 16, 0],
      [1366, 642, 15, 1],
      [1084, 742, 27, 2],
      [1160, 728, 25, 0],
      [1236, 712, 24, 1],
      [1316, 704, 23, 0],
      [1398, 690, 22, 2],
    ],
    palette,
  ) +
  ellipse(1330, 802, 120, 16, palette.shade) +
  sunshade(1282, 716, 92, -10, 0, palette) +
  sunshade(1420, 752, 64, 8, 1, palette);

/** The bay for wide plates. The left stays calm, because the copy stands there. */
export function landscape(moment: Moment): string {
  const { palette } = moment;
  const random = generator(11);
  const stars = Array.from({ length: 70 }, (): Star => {
    const x = random() * width;
    return [x, random() * 420, random() < 0.15 ? 2.4 : 1.3, x < 1000 ? 'far' : 'near'];
  });
  const craters = [
    [-70, -84, 34],
    [50, -20, 52],
    [-96, 20, 20],
    [92, -120, 18],
  ] as const;
  return sheet(
    { ...film, viewBox: [0, height - 810, width, 810], anchor: 'xMidYMax slice' },
    heavens(bay, moment, sun, [1010, 830, 660, 505, 370], craters, stars) +
      gulls(moment) +
      mountain(palette) +
      town(moment, random) +
      rect(0, horizon, width, height - horizon, palette.sea) +
      bayIsland(722, horizon + 1, 1.28, palette) +
      glitter(moment, random) +
      rect(952, horizon, 500, 8, palette.towers.front.face) +
      church(150, horizon - 12, 0.78, palette) +
      rect(0, horizon + 60, 340, 60, palette.sea) +
      swells(bay, palette, [
        [712, 62, 1],
        [738, 82, 0],
        [768, 106, 2],
        [804, 136, 0],
      ]) +
      sailingBoat(486 + moment.sailed * 0.9, 668, 0.6, palette) +
      group('translate(0 46)', beach(palette)),
  );
}
