import type { Motif } from '#market/posters/motifs.ts';
import { seedOf } from '#market/posters/poster.ts';
import { discs, landmarks, skies, viewpoints, windows } from '#market/posters/server/composed.ts';
import { inkAt, moments } from '#market/posters/server/moments.ts';
import { palettes } from '#market/posters/server/palettes.ts';
import { generator } from '#market/posters/server/random.ts';
import type { SceneContext } from '#market/posters/server/scenes/scene.ts';
import { clipper } from '#market/posters/server/svg.ts';
import type { Hour } from '#market/town/hours.ts';
import { type View, viewFormat } from '../view.ts';

/** What a view is drawn with: all that a poster's scene has, and its listing's motif. The sheet's middle is 0 0. */
export type ViewContext = SceneContext & {
  readonly motif: Motif;
  /** One of a list, by this listing's chance. */
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
};

/** Weather is fair in views, as in every brochure. */
const weathers = ['clear', 'clouds', 'wind'] as const;

export function contextOf({ kind, motif, ink, seed }: View, hour: Hour): ViewContext {
  const chance = generator(Math.imul(seed + 1, 0x85ebca6b) ^ seedOf(`${kind} ${motif}`));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(chance() * list.length)] ?? list[0];
  const { width, height } = viewFormat;
  const moment = pick(moments);
  return {
    motif,
    pick,
    ink: inkAt(palettes[ink][hour], hour, moment),
    isNight: hour === 'night',
    moment,
    sky: pick(skies),
    disc: pick(discs),
    weather: pick(weathers),
    landmark: pick(landmarks),
    window: pick(windows),
    props: 'none',
    viewpoint: pick(viewpoints),
    hasTiles: false,
    size: chance(),
    shift: { x: chance() * 2 - 1, y: chance() * 2 - 1 },
    turn: chance(),
    side: chance() < 0.5 ? -1 : 1,
    tilt: (chance() * 2 - 1) * 8,
    width,
    height,
    left: -width / 2,
    right: width / 2,
    top: -height / 2,
    bottom: height / 2,
    at: { x: 0, y: 0, scale: 1 },
    foot: 110,
    horizon: 0,
    count: (least, most, step = 1) => least + Math.floor(chance() * ((most - least) / step + 1)) * step,
    chance,
    hand: generator(seed ^ seedOf(kind)),
    clip: clipper(),
  };
}
