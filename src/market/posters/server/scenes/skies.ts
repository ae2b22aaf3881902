import { ground, scallops, skyline } from '../scenery.ts';
import { backdrop, discOf, landmarkOf, seaTo } from './backdrop.ts';
import { propsOf } from './props.ts';
import type { Scene, SceneContext } from './scene.ts';

/* What is behind things that hang or fly: much sky, and a low horizon or none. */

const low = (p: SceneContext): SceneContext => ({ ...p, horizon: p.at.y + 118 * p.at.scale + 14 * p.turn });

/** Of the props those that hang or fall. */
const overhead = (p: SceneContext): SceneContext =>
  p.props === 'palms' || p.props === 'lamps' ? { ...p, props: 'none' } : p;

/** Nothing but the sky's pattern: rays, rings, dots or two fields. */
export const openSky: Scene = {
  letters: ['sun', 'sun', 'spine'],
  far: (p) =>
    backdrop({
      ...p,
      horizon: p.bottom,
      disc: p.disc === 'setting' ? 'great' : p.disc,
      sky: p.sky === 'plain' ? 'rays' : p.sky,
    }) + propsOf(overhead(p), p.bottom),
};

/** Over the bay. */
export const overTheBay: Scene = {
  letters: ['sun', 'standing'],
  far: (p) => {
    const q = low(p);
    return backdrop({ ...q, disc: 'great' }) + landmarkOf(q) + seaTo({ ...q, sky: p.sky }, p.bottom);
  },
  near: (p) =>
    p.turn < 0.5 ? scallops(p, Math.max(p.bottom - 30, low(p).horizon + 20), 52, 16, p.ink.surf, p.left - 18) : '',
};

/** Over the roofs of the town. */
export const overTheTown: Scene = {
  letters: ['spine', 'standing'],
  far: (p) => {
    const q = { ...low(p), disc: p.disc === 'setting' ? 'great' : p.disc } as const;
    return (
      backdrop(q) +
      skyline(p, {
        y: p.bottom + 2,
        least: Math.max(20, p.bottom - q.horizon - 20),
        most: p.bottom - q.horizon + 46,
        fill: p.ink.middle,
      }) +
      skyline(p, {
        y: p.bottom + 2,
        least: 12,
        most: Math.max(26, p.bottom - q.horizon),
        fill: p.ink.dark,
        lit: discOf(q).fill,
      }) +
      propsOf(overhead(p), p.bottom)
    );
  },
};

/** Over land: hills and a strip of field. */
export const overTheHills: Scene = {
  letters: ['spine', 'standing'],
  far: (p) => {
    const q = low(p);
    return (
      backdrop({ ...q, disc: 'great' }) +
      landmarkOf({ ...q, landmark: 'mountain' }) +
      ground(p, q.horizon, p.ink.surf) +
      ground(p, q.horizon + 26, p.ink.sea)
    );
  },
};
