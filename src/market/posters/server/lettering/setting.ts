/** Words as outlines of our own table: a picture has no fonts, and a poster may not wait for one. */
import { d, group, path } from '../svg.ts';
import { faces, type Face } from './outlines.ts';

export const capHeight = 100;
const space = { tower: 26, horizon: 60 } as const satisfies Readonly<Record<Face, number>>;

export type Glyph = { readonly letter: string; readonly x: number; readonly width: number; readonly shape: string };

/** The letters of a word side by side from 0, in units of the table; `tracking` is what lies between two of them besides. */
export function glyphsOf(word: string, face: Face, tracking = 0): { glyphs: Glyph[]; width: number } {
  const { outlines, kerns } = faces[face];
  let x = 0;
  const glyphs: Glyph[] = [];
  for (const [i, letter] of [...word].entries()) {
    const outline = outlines[letter];
    if (outline) glyphs.push({ letter, x, ...outline });
    x += (outline?.width ?? space[face]) + (kerns[word.slice(i, i + 2)] ?? 0) + tracking;
  }
  return { glyphs, width: x - tracking };
}

/** How wide a word is whose capitals are one unit high. */
export const aspectOf = (word: string, face: Face, tracking = 0): number =>
  glyphsOf(word, face, tracking).width / capHeight;

/** A word as one shape in units of the table, its baseline beginning at the origin. */
export const shapeOf = (word: string, face: Face, tracking = 0): string =>
  glyphsOf(word, face, tracking)
    .glyphs.map(({ x, shape }) => `M${x} 0${shape}`)
    .join('');

/** A word round its middle: capitals `cap` high, turned by `turn` degrees about that middle. */
export const setWord = (
  word: string,
  face: Face,
  { x, y, cap, turn = 0 }: { x: number; y: number; cap: number; turn?: number },
  fill: string,
): string => {
  const scale = cap / capHeight;
  const { width } = glyphsOf(word, face);
  return group(
    d`translate(${x} ${y})${turn === 0 ? '' : d` rotate(${turn})`} scale(${scale.toFixed(3)}) translate(${-width / 2} ${capHeight / 2})`,
    path(shapeOf(word, face), fill),
  );
};

/** A word on an arc round `x`, `y`, its middle straight above it; `r` is where its letters stand. */
export function setArc(
  word: string,
  face: Face,
  { x, y, r, cap }: { x: number; y: number; r: number; cap: number },
  fill: string,
): string {
  const scale = cap / capHeight;
  const { glyphs, width } = glyphsOf(word, face);
  return glyphs
    .map((glyph) => {
      const middle = (glyph.x + glyph.width / 2 - width / 2) * scale;
      const degrees = ((middle / (r + cap * 0.36)) * 180) / Math.PI;
      return group(
        d`translate(${x} ${y}) rotate(${degrees}) translate(0 ${-r}) scale(${scale.toFixed(3)}) translate(${-glyph.width / 2} 0)`,
        path(`M0 0${glyph.shape}`, fill),
      );
    })
    .join('');
}

/** Half the angle that a word on an arc takes, in radians. */
export const halfAngleOf = (word: string, face: Face, r: number, cap: number): number =>
  (aspectOf(word, face) * cap) / 2 / (r + cap * 0.36);
