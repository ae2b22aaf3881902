import { type Motif, seedOf, seeds } from '../poster.ts';
import { discs, landmarks, props, skies, viewpoints, weathers, windows, type Composed } from './composed.ts';
import { moments } from './moments.ts';
import { generator } from './random.ts';
import type { Scene } from './scenes/scene.ts';
import { scenesOf } from './scenes/scenes.ts';
import type { Subject } from './subject.ts';

/** The scene of a poster and how it is composed. The rules of composition are the lists above and what a scene says. */
export function compose(motif: Motif, stands: Subject['stands'], seed: number): Composed & { readonly scene: Scene } {
  const next = generator(Math.imul((seed % seeds) + 1, 0x9e3779b1) ^ seedOf(motif));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  return {
    scene: pick(scenesOf(motif, stands)),
    moment: pick(moments),
    sky: pick(skies),
    disc: pick(discs),
    weather: pick(weathers),
    landmark: pick(landmarks),
    window: pick(windows),
    props: pick(props),
    viewpoint: pick(viewpoints),
    hasTiles: next() < 0.14,
    size: next(),
    shift: { x: next() * 2 - 1, y: next() * 2 - 1 },
    turn: next(),
  };
}
