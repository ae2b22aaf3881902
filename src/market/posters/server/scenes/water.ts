import { calm, glint, scallops, waves } from '../scenery.ts';
import { d, ellipse, fade, path, rect, times } from '../svg.ts';
import { backdrop, discOf, landmarkOf, seaTo } from './backdrop.ts';
import type { Scene, SceneContext } from './scene.ts';

/** The path of light before the subject. */
const light = (p: SceneContext): string => {
  const disc = discOf(p);
  return glint(disc.x, p.foot + 26, Math.min(p.bottom - 8, p.foot + 150), Math.min(disc.r, 66), disc.fill);
};

/** Rows of scalloped waves under a great disc. */
export const openSea: Scene = {
  letters: ['sun', 'sun', 'spine'],
  far: (p) => backdrop(p) + landmarkOf(p) + waves(p, p.horizon, 24 + 10 * p.turn, 1.3, 0.4),
  near: (p) => {
    const { foot, ink } = p;
    return (
      scallops(p, foot + 8, 44, 14, ink.sea, p.left - 12, 0.86) +
      scallops(p, foot + 38, 56, 18, ink.surf, p.left - 34) +
      scallops(p, foot + 72, 68, 22, ink.sea, p.left - 8) +
      light({ ...p, foot: foot + 62 })
    );
  },
};

/** Flat water before the towers of the bay. */
export const bay: Scene = {
  letters: ['standing', 'spine'],
  far: (p) => backdrop(p) + landmarkOf({ ...p, landmark: 'towers' }) + seaTo(p, p.bottom),
  near: (p) =>
    fade(0.8, rect(p.left, p.foot + 2, p.width, p.bottom - p.foot, p.ink.sea)) +
    calm({ ...p, hand: p.hand }, p.foot + 4, p.bottom, 12) +
    light(p),
};

/** A cove between two cliffs, with rings on the water round what lies in it. */
export const cove: Scene = {
  letters: ['spine', 'standing'],
  far: (p) => {
    const { ink, horizon, turn } = p;
    const wide = 76 + 40 * turn;
    const cliff = (x: number, way: number): string =>
      path(
        d`M${x} ${horizon + 16}V${horizon - 128}l${way * wide * 0.4} 10l${way * wide * 0.2} 34l${way * wide * 0.24} 12l${way * wide * 0.16} 72Z`,
        ink.middle,
      );
    return (
      backdrop(p) +
      landmarkOf({ ...p, landmark: 'island', side: p.side }, horizon) +
      seaTo(p, p.bottom) +
      cliff(Math.max(p.left, -330), 1) +
      cliff(Math.min(p.right, 330), -1)
    );
  },
  near: (p) =>
    fade(0.78, rect(p.left, p.foot + 2, p.width, p.bottom - p.foot, p.ink.sea)) +
    times(3, (i) =>
      ellipse(p.at.x, p.foot + 22 + i * 10, 150 + i * 46, 12 + i * 9, 'none', {
        stroke: p.ink.surf,
        'stroke-width': 4 - i,
        opacity: 0.9,
      }),
    ) +
    light({ ...p, foot: p.foot + 30 }),
};

/** A crest of rolling surf from edge to edge. */
function crest(p: SceneContext, y: number, span: number, shift: number, fill: string): string {
  const from = Math.floor(p.left / span) * span - span + shift;
  const count = Math.ceil((p.right - from) / span);
  const roll = times(count, () => d`q${span * 0.25} ${-span * 0.11} ${span / 2} ${-4}t${span / 2} 4`);
  return path(d`M${from} ${y + 10}${roll}V${p.bottom}H${from}Z`, fill);
}

/** Surf that rolls in: one to three long crests with foam. */
export const surfline: Scene = {
  letters: ['sun', 'spine'],
  far: (p) => backdrop(p) + landmarkOf(p) + seaTo(p, p.bottom),
  near: (p) => {
    const { foot, ink, turn } = p;
    const rows = { low: 1, eye: 2, high: 3 }[p.viewpoint];
    const span = 170 + 130 * turn;
    return times(rows, (i) => {
      const y = foot + 4 + i * (34 + 26 * turn);
      const shift = i * span * 0.37;
      const water = (i + (turn < 0.5 ? 0 : 1)) % 2 ? ink.sea : ink.surf;
      return crest(p, y, span, shift, ink.light) + crest(p, y + 8 + 3 * i, span, shift, water);
    });
  },
};
