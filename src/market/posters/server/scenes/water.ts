import { calm, glint, scallops, waves } from '../scenery.ts';
import { d, ellipse, fade, path, rect, times } from '../svg.ts';
import { along, backdrop, discOf, landmarkOf, seaTo } from './backdrop.ts';
import type { Scene, SceneContext } from './scene.ts';

/** The path of light before the subject. */
const light = (p: SceneContext): string => {
  const disc = discOf(p);
  return glint(disc.x, p.foot + 26, Math.min(p.bottom - 8, p.foot + 150), Math.min(disc.r, 66), disc.fill);
};

/** Rows of scalloped waves under a great disc. */
export const openSea: Scene = {
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
  far: (p) => backdrop(p) + landmarkOf({ ...p, landmark: 'towers' }) + seaTo(p, p.bottom),
  near: (p) =>
    fade(0.8, rect(p.left, p.foot + 2, p.width, p.bottom - p.foot, p.ink.sea)) +
    calm({ ...p, hand: p.hand }, p.foot + 4, p.bottom, 12) +
    light(p),
};

/** A cove between two cliffs, with rings on the water round what lies in it. */
export const cove: Scene = {
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

/** Surf that rolls in: long crests with foam. */
export const surfline: Scene = {
  far: (p) => backdrop(p) + landmarkOf(p) + seaTo(p, p.bottom),
  near: (p) => {
    const { foot, ink } = p;
    const crest = (y: number, shift: number, fill: string): string =>
      along(p, 240, (x) =>
        path(d`M${x - 240 + shift} ${y + 10}q60 -26 120 -4t120 -4t120 0t120 4V${p.bottom}H${x - 240 + shift}Z`, fill),
      );
    return (
      crest(foot + 4, 0, ink.light) +
      crest(foot + 14, 0, ink.surf) +
      crest(foot + 56, 70, ink.light) +
      crest(foot + 64, 70, ink.sea)
    );
  },
};
