import { contrast } from '../moments.ts';
import type { Palette } from '../palettes.ts';
import type { SceneContext } from '../scenes/scene.ts';
import type { Subject } from '../subject.ts';
import { circle, d, fade, group, path, rect, ring } from '../svg.ts';
import { type Layout, type Lettering, loose, riseOf } from './lettering.ts';
import { aspectOf, capHeight, glyphsOf, setArc, setWord, shapeOf } from './setting.ts';

/** A word as it is drawn: on which layer of the poster, what it stands on, and its letters. */
export type Drawn = {
  /** Behind what the subject stands on, under the subject itself, or before everything. */
  readonly layer: 'behind' | 'under' | 'before';
  readonly plate: string;
  readonly letters: string;
};

/** Letters and their plate, or their face and their edge, differ by this at least (WCAG, large text: 3). */
export const minContrast = 4.5;

/** A word with its room, and what it stands in. */
type Lettered = Lettering & {
  readonly layout: Layout;
  readonly isIndoors: boolean;
  readonly stands: Subject['stands'];
};

type Pair = { readonly plate: string; readonly letter: string };

/** The pairs of a palette in which a word can be read, on a plate that is not the sky’s colour. */
export function pairsOf(ink: Palette): Pair[] {
  const pairs = [ink.dark, ink.accent, ink.sea, ink.light, ink.disc, ink.middle].flatMap((plate) =>
    [ink.light, ink.disc, ink.dark].map((letter) => ({ plate, letter })),
  );
  return pairs.filter(({ plate, letter }) => contrast(plate, letter) >= minContrast && contrast(plate, ink.sky) > 1.25);
}

const pairBy = (ink: Palette, turn: number): Pair => {
  const pairs = pairsOf(ink);
  return pairs[Math.floor(turn * pairs.length)] ?? { plate: ink.dark, letter: ink.light };
};

/** The letter that stands out most from a plate. */
export const letterOn = (ink: Palette, plate: string): string =>
  contrast(ink.dark, plate) > contrast(ink.light, plate) ? ink.dark : ink.light;

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

/** A ribbon from edge to edge with the word up or down it. */
function spine(
  p: SceneContext,
  {
    word,
    side,
    turn,
    layout: {
      word: { x, y },
    },
  }: Lettered,
): Drawn {
  const { plate, letter } = pairBy(p.ink, turn);
  const cap = Math.min(32 - 10 * riseOf(word), (y[1] - y[0]) / aspectOf(word, 'tower'));
  // A word with an accent stands in the middle with it.
  const aside = (side * cap * riseOf(word)) / -2;
  const half = (cap * aspectOf(word, 'tower')) / 2;
  const [left, wide] = [x[0], x[1] - x[0]];
  // The word begins where nothing is stuck over it.
  const at = side < 0 ? y[1] - half : y[0] + half;
  return {
    layer: 'before',
    plate:
      rect(left, p.top, wide, p.height, plate) +
      rect(left + 2.5, p.top, 1.5, p.height, letter) +
      rect(left + wide - 4, p.top, 1.5, p.height, letter),
    letters: setWord(word, 'tower', { x: middle(x) + aside, y: at, cap, turn: side < 0 ? -90 : 90 }, letter),
  };
}

/** A hotel’s sign: one letter below the other. */
function blade(
  p: SceneContext,
  {
    word,
    side,
    turn,
    isIndoors,
    layout: {
      word: { x, y },
    },
  }: Lettered,
): Drawn {
  const { plate, letter } = pairBy(p.ink, turn);
  const { glyphs } = glyphsOf(word, 'horizon');
  const letters = [...word];
  const step = Math.min(26, (y[1] - y[0] - 12) / letters.length);
  const cap = step - 5.5;
  const high = step * letters.length + 8;
  const top = side < 0 ? Math.max(y[0], -80) : y[0] + 10;
  const [left, wide] = [x[0], x[1] - x[0]];
  const scale = Math.min(cap / capHeight, (wide - 12) / Math.max(...glyphs.map(({ width }) => width)));
  const named = letters.map((sign, i) => {
    const glyph = glyphs.find(({ letter: one }) => one === sign);
    if (!glyph) return '';
    return group(
      d`translate(${middle(x) - (glyph.width * scale) / 2} ${top + 4 + step * (i + 0.5) + (capHeight * scale) / 2}) scale(${scale.toFixed(3)})`,
      path(`M0 0${glyph.shape}`, letter),
    );
  });
  const rods = isIndoors
    ? rect(left + 9, p.top, 3, top - p.top, p.ink.dark) + rect(left + wide - 12, p.top, 3, top - p.top, p.ink.dark)
    : rect(middle(x) - 4, top + high, 8, Math.max(10, p.foot + 12 - top - high), p.ink.dark) +
      rect(middle(x) - 16, Math.max(top + high + 6, p.foot + 8), 32, 6, p.ink.dark, { rx: 2 });
  return {
    layer: 'before',
    plate:
      rods +
      rect(left - 1, top - 1, wide + 2, high + 2, p.ink.dark, { rx: 7 }) +
      rect(left + 1.5, top + 1.5, wide - 3, high - 3, plate, { rx: 5 }) +
      rect(left + 4.5, top + 4.5, wide - 9, high - 9, 'none', { rx: 3, stroke: letter, 'stroke-width': 1.5 }),
    letters: named.join(''),
  };
}

/** Letters that stand on the ground, with their thickness; in the shallows they lie upside down below as well. */
function standing(
  p: SceneContext,
  {
    word,
    turn,
    stands,
    layout: {
      word: { x, y },
    },
  }: Lettered,
): Drawn {
  const { ink } = p;
  const [cap, foot] = [(y[1] - y[0] - 10) / (1 + riseOf(word)), y[1] - 6];
  const faces = [ink.light, ink.disc, ink.accent].filter((face) => contrast(face, ink.dark) >= minContrast);
  const face = faces[Math.floor(turn * faces.length)] ?? ink.light;
  const scale = cap / capHeight;
  const { width } = glyphsOf(word, 'tower', loose);
  const shape = shapeOf(word, 'tower', loose);
  const put = (dx: number, dy: number, inner: string, flip = 1): string =>
    group(
      d`translate(${middle(x) - (width * scale) / 2 + dx} ${foot + dy}) scale(${scale.toFixed(3)} ${(scale * flip).toFixed(3)})`,
      inner,
    );
  const edge = { stroke: ink.dark, 'stroke-width': 7, 'stroke-linejoin': 'round' } as const;
  const isAfloat = stands === 'water' || stands === 'air';
  return {
    layer: 'before',
    plate:
      (isAfloat
        ? fade(0.35, put(0, 4, path(shape, face), -0.5))
        : rect(x[0] + 2, foot - 1, x[1] - x[0], 6, ink.dark, { rx: 3, opacity: 0.3 })) +
      put(5, 1, path(shape, ink.dark, edge)) +
      put(2.5, 0.5, path(shape, ink.dark, edge)) +
      put(0, 0, path(shape, ink.dark, edge)),
    letters: put(0, 0, path(shape, face)),
  };
}

/** A board along the front of the table or counter. */
function fascia(
  p: SceneContext,
  {
    word,
    turn,
    layout: {
      word: { x, y },
    },
  }: Lettered,
): Drawn {
  const { plate, letter } = pairBy(p.ink, turn);
  const [top, high] = [y[0] - 1, y[1] - y[0] + 2];
  const rise = riseOf(word);
  const cap = (y[1] - y[0] - 10) / (1 + rise);
  return {
    layer: 'before',
    plate:
      rect(p.left, top, p.width, high, plate) +
      rect(p.left, top, p.width, 2.4, letter) +
      rect(p.left, top + high - 2.4, p.width, 2.4, letter),
    letters: setWord(word, 'tower', { x: middle(x), y: middle(y) + (cap * rise) / 2, cap }, letter),
  };
}

function sun(p: SceneContext, { word, layout: { arc } }: Lettered): Drawn {
  const fill = p.sun?.fill ?? p.ink.disc;
  return { layer: 'behind', plate: '', letters: arc ? setArc(word, 'tower', arc, letterOn(p.ink, fill)) : '' };
}

/** A round cloth under what is seen from above, its rim lettered. */
function rim(p: SceneContext, { word, turn, layout: { arc } }: Lettered): Drawn {
  const { plate, letter } = pairBy(p.ink, turn);
  if (arc === undefined) return { layer: 'under', plate: '', letters: '' };
  const { x, y, r, cap, edge } = arc;
  const dot = (way: 1 | -1): string => circle(x + way * (r + cap / 2), y + 8, 5, letter);
  return {
    layer: 'under',
    plate:
      circle(x + 6, y + 8, edge + 6, p.ink.dark, { opacity: 0.2 }) +
      circle(x, y, edge + 4, plate) +
      ring(x, y, edge, letter, 2) +
      circle(x, y, r - 6, letter === p.ink.dark ? p.ink.light : letter) +
      dot(-1) +
      dot(1),
    letters: setArc(word, 'tower', arc, letter),
  };
}

const draws = { spine, blade, standing, fascia, sun, rim } as const;

export const drawLettering = (p: SceneContext, lettered: Lettered): Drawn => draws[lettered.manner](p, lettered);
