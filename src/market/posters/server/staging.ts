import type { Motif, PosterFormat } from '../poster.ts';
import type { Hour } from '#market/town/hours.ts';
import type { Composed } from './composed.ts';
import { compose } from './composition.ts';
import type { PosterContext } from './context.ts';
import { type Range, sheets } from './formats.ts';
import { type Drawn, drawLettering } from './lettering/draw-lettering.ts';
import { type Layout, type Lettering, letteringOf, layoutOf, type Room } from './lettering/lettering.ts';
import { inkAt } from './moments.ts';
import { fieldOf } from './scenes/backdrop.ts';
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

/** Where the subject stands within some room, and how large: always wholly within it. */
function placeIn({ size, shift }: Composed, room: Room, least: number): SceneContext['at'] {
  const half = (range: Range): number => (range[1] - range[0]) / 2;
  const largest = Math.min(half(room.x), half(room.y), 1.06 * reach) / reach;
  const scale = largest * (least + (1 - least) * size);
  const along = (range: Range, by: number): number =>
    (range[0] + range[1]) / 2 + Math.min(half(range) - reach * scale, 56) * by;
  return { x: along(room.x, shift.x), y: along(room.y, shift.y), scale };
}

/** Where the subject stands on a sheet of some format: within what every frame shows, and beside the word, if there is one. */
export const placeOf = (composed: Composed, format: PosterFormat, layout?: Layout): SceneContext['at'] =>
  layout ? placeIn(composed, layout.subject, 0.93) : placeIn(composed, sheets[format].safe, 0.8);

/** What of a composition gives way to a word: a sun that is lettered has nothing before it. */
const besideWord = (composed: Composed, { manner }: Lettering): Composed =>
  manner === 'sun'
    ? {
        ...composed,
        weather: composed.weather === 'clouds' ? 'clear' : composed.weather,
        landmark: composed.landmark === 'island' ? 'island' : 'none',
        window: 'open',
        props: composed.props === 'palms' || composed.props === 'lamps' ? 'none' : composed.props,
      }
    : composed;

type StagedPrint = { motif: Motif; seed: number; format: PosterFormat; hour: Hour };

/** What a poster is laid of: its scene with what that is drawn with, the subject, and the word that it carries. */
export function staged(p: PosterContext, subject: Subject, print: StagedPrint) {
  const { scene, ...seeded } = compose(print.motif, subject.stands, print.seed);
  const lettering = letteringOf(print.motif, print.seed, scene.letters);
  const layout = lettering && layoutOf(lettering, print.format);
  const composed = lettering && layout ? besideWord(seeded, lettering) : seeded;
  const at = placeOf(composed, print.format, layout);
  const foot = at.y + feet[subject.stands] * at.scale;
  const plain: SceneContext = {
    ...p,
    ...composed,
    ink: inkAt(p.ink, print.hour, composed.moment),
    isNight: print.hour === 'night',
    at,
    foot,
    horizon: foot - rises[composed.viewpoint],
  };
  const arc = lettering?.manner === 'sun' ? layout?.arc : undefined;
  const context = arc ? { ...plain, sun: { x: arc.x, y: arc.y, r: arc.edge, fill: fieldOf(plain) } } : plain;
  const turned = subject.stands === 'above' ? Math.floor(composed.turn * 8) * 45 + p.tilt : 0;
  const drawn = group(d`translate(${at.x} ${at.y}) scale(${String(at.scale)}) rotate(${turned})`, subject.draw(p));
  const stood = { isIndoors: scene.isIndoors === true, stands: subject.stands };
  const word = lettering && layout ? drawLettering(context, { ...lettering, layout, ...stood }) : undefined;
  return { scene, context, drawn, word };
}

/** A subject in its scene. */
export function stage(p: PosterContext, subject: Subject, print: StagedPrint): string {
  const { scene, context, drawn, word } = staged(p, subject, print);
  const on = (layer: Drawn['layer']): string => (word?.layer === layer ? word.plate + word.letters : '');
  const far = scene.far?.(context) ?? '';
  // A strip is all width: a window would leave of it a wall.
  const isFramed = far !== '' && context.window !== 'open' && !scene.isIndoors && print.format !== 'strip';
  return (
    (isFramed ? framed(context, far) : far) +
    on('behind') +
    (scene.ground?.(context) ?? '') +
    on('under') +
    drawn +
    (scene.near?.(context) ?? '') +
    tilesBelow(context) +
    on('before')
  );
}
