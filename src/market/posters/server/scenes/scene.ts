import type { PosterContext } from '../context.ts';
import type { Composed } from '../composed.ts';
import type { Manner } from '../lettering/lettering.ts';

/** What a scene is drawn with: the sheet, how this poster is composed, and where on it the subject stands. */
export type SceneContext = PosterContext &
  Composed & {
    readonly isNight: boolean;
    /** The origin of the subject, and how large it is drawn. */
    readonly at: { readonly x: number; readonly y: number; readonly scale: number };
    /** Where it stands, floats or lies: the upper edge of ground or table, or the line of the water. */
    readonly foot: number;
    readonly horizon: number;
    /** The disc that a word stands in, where one does: it is the poster's. */
    readonly sun?: { readonly x: number; readonly y: number; readonly r: number; readonly fill: string };
  };

type Layer = (p: SceneContext) => string;

/** What lies around a subject, in three layers. */
export type Scene = {
  /** How a place's name may be lettered here; what is named twice comes up twice as often. */
  readonly letters: readonly Manner[];
  /** It has a wall of its own, so nothing frames what lies far. */
  readonly isIndoors?: true;
  /** The sky and what stands before it: behind a window, no more of it is seen than the window shows. */
  readonly far?: Layer;
  /** What the subject stands on, from edge to edge. */
  readonly ground?: Layer;
  /** What lies in front of the subject. */
  readonly near?: Layer;
};
