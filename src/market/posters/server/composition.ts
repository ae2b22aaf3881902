import { type Motif, seedOf } from '../poster.ts';
import { type Moment, moments } from './moments.ts';
import { generator } from './random.ts';
import type { Scene } from './scenes/scene.ts';
import { scenesOf } from './scenes/scenes.ts';
import type { Subject } from './subject.ts';

const skies = ['rings', 'rays', 'bands', 'dots', 'split', 'plain'] as const;
const discs = ['great', 'great', 'side', 'setting'] as const;
const weathers = [
  'clear',
  'clear',
  'clear',
  'clouds',
  'clouds',
  'clouds',
  'clouds',
  'wind',
  'wind',
  'wind',
  'wind',
  'rain',
] as const;
const landmarks = ['island', 'mountain', 'towers', 'dome', 'none'] as const;
const windows = ['open', 'open', 'open', 'arch', 'round', 'panel'] as const;
const props = ['palms', 'lamps', 'bunting', 'confetti', 'none', 'none'] as const;
const viewpoints = ['low', 'eye', 'high'] as const;

/** What a seed decides of a poster, the same in each of its formats. */
export type Composed = {
  readonly moment: Moment;
  readonly sky: (typeof skies)[number];
  readonly disc: (typeof discs)[number];
  readonly weather: (typeof weathers)[number];
  readonly landmark: (typeof landmarks)[number];
  readonly window: (typeof windows)[number];
  readonly props: (typeof props)[number];
  readonly viewpoint: (typeof viewpoints)[number];
  /** A band of azulejo along the lower edge. */
  readonly hasTiles: boolean;
  /** How large the subject is within its safe frame: 0 small, 1 as large as it fits. */
  readonly size: number;
  /** Where it stands within what its size leaves of that frame: -1 left or above, 1 right or below. */
  readonly shift: { readonly x: number; readonly y: number };
  /** A number of the scene's own, 0 … 1: which of two grounds, how high a wall. */
  readonly turn: number;
};

/** The scene of a poster and how it is composed. The rules of composition are the lists above and what a scene says. */
export function compose(motif: Motif, stands: Subject['stands'], seed: number): Composed & { readonly scene: Scene } {
  const next = generator(Math.imul(seed + 1, 0x9e3779b1) ^ seedOf(motif));
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
