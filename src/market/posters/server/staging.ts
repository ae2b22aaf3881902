import type { Motif, PosterFormat } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';
import type { Composed } from './composed.ts';
import { compose } from './composition.ts';
import type { PosterContext } from './context.ts';
import { sheets } from './formats.ts';
import { inkAt } from './moments.ts';
import type { SceneContext } from './scenes/scene.ts';
import type { Subject } from './subject.ts';
import { d, group } from './svg.ts';
import { framed, tilesBelow } from './windows.ts';

/** How far a subject reaches from its origin. */
export const reach = 140;

/** Where its ground or water is drawn, below its origin. */
export const feet: Readonly<Record<Subject['stands'], number>> = {
  ground: 110,
  table: 110,
  wall: 110,
  water: 60,
  above: 110,
  air: 110,
};

/** How high the horizon stands over the feet of the subject. */
const rises = { low: 22, eye: 50, high: 92 } as const;

/** Where the subject stands on a sheet of some format, and how large: always wholly within what every frame shows. */
export function placeOf({ size, shift }: Composed, format: PosterFormat): SceneContext['at'] {
  const { safe } = sheets[format];
  const half = (range: readonly [number, number]): number => (range[1] - range[0]) / 2;
  const largest = Math.min(half(safe.x), half(safe.y), 1.06 * reach) / reach;
  const scale = largest * (0.8 + 0.2 * size);
  const along = (range: readonly [number, number], by: number): number =>
    (range[0] + range[1]) / 2 + Math.min(half(range) - reach * scale, 56) * by;
  return { x: along(safe.x, shift.x), y: along(safe.y, shift.y), scale };
}

/** A subject in its scene. */
export function stage(
  p: PosterContext,
  subject: Subject,
  print: { motif: Motif; seed: number; format: PosterFormat; hour: Hour },
): string {
  const { scene, ...composed } = compose(print.motif, subject.stands, print.seed);
  const at = placeOf(composed, print.format);
  const foot = at.y + feet[subject.stands] * at.scale;
  const context: SceneContext = {
    ...p,
    ...composed,
    ink: inkAt(p.ink, print.hour, composed.moment),
    isNight: print.hour === 'night',
    at,
    foot,
    horizon: foot - rises[composed.viewpoint],
  };
  const turned = subject.stands === 'above' ? Math.floor(composed.turn * 8) * 45 + p.tilt : 0;
  const drawn = group(d`translate(${at.x} ${at.y}) scale(${String(at.scale)}) rotate(${turned})`, subject.draw(p));
  const far = scene.far?.(context) ?? '';
  // A strip is all width: a window would leave of it a wall.
  const isFramed = far !== '' && composed.window !== 'open' && !scene.isIndoors && print.format !== 'strip';
  return (
    (isFramed ? framed(context, far) : far) +
    (scene.ground?.(context) ?? '') +
    drawn +
    (scene.near?.(context) ?? '') +
    tilesBelow(context)
  );
}
