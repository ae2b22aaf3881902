import { ground, mountain, skyline } from '../scenery.ts';
import { boxes, circle, d, line, path, rect, times } from '../svg.ts';
import { along, backdrop, landmarkOf, seaTo } from './backdrop.ts';
import { propsOf, shadow } from './props.ts';
import type { Scene, SceneContext } from './scene.ts';

/** Where the ground begins behind the subject: nearer to its foot, the lower the eye. */
const shoreOf = (p: SceneContext): number => p.foot - { low: 8, eye: 20, high: 40 }[p.viewpoint];

const seaside = (p: SceneContext): string => backdrop(p) + landmarkOf(p) + seaTo(p, shoreOf(p) + 6);

/** A waving edge from side to side, filled down to the foot of the sheet. */
function wave(p: SceneContext, y: number, bend: number, fill: string): string {
  const q = 50;
  const from = Math.floor(p.left / (4 * q)) * 4 * q;
  const count = Math.ceil((p.right - from) / (2 * q));
  return path(
    d`M${from} ${y}q${q} ${bend} ${q * 2} 0${times(count - 1, () => d`t${q * 2} 0`)}V${p.bottom + 2}H${from}Z`,
    fill,
  );
}

/** The promenade of Poniente with its waving tiles. */
export const promenade: Scene = {
  letters: ['standing', 'sun', 'spine', 'sun', 'blade'],
  far: seaside,
  ground: (p) => {
    const { ink } = p;
    const shore = shoreOf(p);
    const fills = [ink.light, ink.accent, ink.glow, ink.middle, ink.light, ink.accent, ink.glow];
    const start = p.turn < 0.5 ? 0 : 2;
    return (
      times(6, (i) =>
        wave(p, shore + i * (22 + i * 3), i % 2 ? -26 : 26, fills[start === 0 ? i : (i + start) % 4] ?? ink.light),
      ) +
      propsOf(p) +
      shadow(p)
    );
  },
};

/** Sand before the sea, with a line of foam. */
export const beach: Scene = {
  letters: ['sun', 'standing', 'spine', 'sun'],
  far: seaside,
  ground: (p) => {
    const { ink } = p;
    const shore = shoreOf(p);
    const sand = p.moment === 'dusk' ? ink.glow : ink.sky;
    const ripples = times(5, (i) =>
      line(d`M${p.left} ${p.foot + 40 + i * 26}q${60} ${-8} ${120} 0t120 0t120 0t120 0t120 0`, ink.middle, 2, {
        opacity: 0.28,
      }),
    );
    return wave(p, shore - 10, -20, ink.light) + wave(p, shore + 2, -20, sand) + ripples + propsOf(p) + shadow(p);
  },
};

/** The mountain with the notch over the coast road. */
export const coastRoad: Scene = {
  letters: ['standing', 'spine'],
  far: (p) => {
    const y = p.horizon;
    return (
      backdrop(p) +
      mountain(p, y + 1, 130 + 40 * p.turn, p.at.x - p.side * (40 + 60 * p.turn)) +
      seaTo(p, shoreOf(p) + 6)
    );
  },
  ground: (p) => {
    const shore = shoreOf(p);
    return (
      ground(p, shore, p.ink.glow) +
      propsOf(p, shore + 4) +
      ground(p, shore + 10, p.ink.dark) +
      times(Math.ceil(p.width / 64), (i) => rect(p.left + 20 + i * 64, p.foot + 34, 36, 6, p.ink.light)) +
      times(Math.ceil(p.width / 64), (i) => rect(p.left + 52 + i * 64, p.foot + 104, 40, 7, p.ink.light))
    );
  },
};

function house(p: SceneContext, x: number, w: number, h: number, i: number): string {
  const { ink, foot } = p;
  const y = foot - 12;
  const door = x + w * (i % 2 ? 0.5 : 0.28);
  return (
    rect(x, y - h, w, h, ink.light) +
    rect(x - 3, y - h - 6, w + 6, 7, i % 2 ? ink.accent : ink.surf) +
    path(d`M${door - 13} ${y}v-34a13 13 0 0 1 26 0v34Z`, i % 2 ? ink.sea : ink.dark) +
    boxes(
      [
        [x + 12, y - h + 20, 15, 22],
        [x + w - 27, y - h + 20, 15, 22],
      ],
      ink.sea,
    )
  );
}

/** White walls of the old town on both sides of a square. */
export const oldTown: Scene = {
  letters: ['blade', 'spine', 'standing'],
  far: (p) =>
    backdrop(p) +
    landmarkOf({ ...p, landmark: 'dome' }, p.foot - 12) +
    seaTo({ ...p, horizon: p.foot - 22 }, p.foot - 10),
  ground: (p) => {
    const { ink, foot } = p;
    const near = 118 + 26 * p.turn;
    const row = along(
      p,
      420,
      (x) =>
        house(p, x + near, 76, 128 + 40 * p.turn, 0) +
        house(p, x + near + 70, 84, 176 - 40 * p.turn, 1) +
        house(p, x - near - 76, 76, 160 - 50 * p.turn, 1) +
        house(p, x - near - 150, 80, 190, 0),
    );
    const paving = times(4, (i) =>
      line(d`M${p.left} ${foot + 14 + i * i * 12}H${p.right}`, ink.middle, 2.4, { opacity: 0.5 }),
    );
    return row + ground(p, foot - 12, ink.glow) + paving + (p.props === 'bunting' ? propsOf(p) : '') + shadow(p);
  },
};

/** The towers of the bay along a street. */
export const street: Scene = {
  letters: ['blade', 'spine'],
  far: (p) =>
    backdrop(p) +
    skyline(p, {
      y: p.foot - 12,
      least: 30,
      most: 110 + 60 * p.turn,
      fill: p.ink.middle,
      lit: p.isNight ? p.ink.disc : p.ink.glow,
    }),
  ground: (p) =>
    ground(p, p.foot - 16, p.ink.sea) +
    rect(p.left, p.foot - 16, p.width, 5, p.ink.light) +
    propsOf(p, p.foot - 12) +
    ground(p, p.foot + 26, p.ink.dark) +
    times(Math.ceil(p.width / 34), (i) => rect(p.left + i * 34, p.foot + 44, 18, 34, p.ink.light)) +
    shadow(p),
};

/** Terraces of a garden above the bay: steps of green and cypresses. */
export const garden: Scene = {
  letters: ['sun', 'standing', 'sun', 'spine'],
  far: (p) => backdrop(p) + landmarkOf(p, p.foot - 24),
  ground: (p) => {
    const { ink, foot, turn } = p;
    const [near, far] =
      p.viewpoint === 'low'
        ? [ink.sea, ink.surf]
        : p.viewpoint === 'eye'
          ? [ink.surf, ink.sea]
          : [ink.middle, ink.glow];
    const cypress = (x: number, h: number): string =>
      path(
        d`M${x - 12} ${foot - 8}Q${x - 15} ${foot - h * 0.7} ${x} ${foot - h}Q${x + 15} ${foot - h * 0.7} ${x + 12} ${foot - 8}Z`,
        ink.dark,
      );
    const trees = along(
      p,
      380,
      (x) =>
        cypress(x + p.side * 168, 150 + 50 * turn) + cypress(x + p.side * 194, 110) + cypress(x - p.side * 182, 130),
    );
    const bend = 10 + 24 * p.size;
    return (
      (p.props === 'palms' || p.props === 'lamps' ? propsOf(p) : trees) +
      wave(p, foot - 26, -22, near) +
      wave(p, foot + 26 + 18 * turn, bend, far) +
      wave(p, foot + 76 + 24 * turn, -bend, near) +
      times(9, (i) => circle(p.left + 30 + i * 53, foot + 62 + ((i * 29) % 34), 3.6, i % 2 ? ink.light : ink.accent)) +
      shadow(p)
    );
  },
};
