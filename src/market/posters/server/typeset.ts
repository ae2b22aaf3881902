/**
 * Text as outlines, set in the house's own fonts (scripts/drawing/share-fonts.ts): a picture shows the same letters on every
 * machine, whatever fonts it has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const files = { tower: 'tower.woff', text: 'text.woff' } as const;
export type Face = keyof typeof files;

const fonts = new Map<Face, Font>();

/** A face as its file, for what sets text itself. */
export const readFace = (face: Face): Buffer => readFileSync(join(import.meta.dirname, 'fonts', files[face]));

/** Read when the first picture is drawn: most processes draw none. */
function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(readFace(face)) as Font;
  fonts.set(face, font);
  return font;
}

/** How wide some text is in pixels. */
function widthOf(text: string, face: Face, size: number): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** Words in lines of at most this many pixels; a single word may be wider. */
function linesOf(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Box = {
  readonly face: Face;
  readonly width: number;
  /** The largest first, each with how many lines there are of it at most. */
  readonly sizes: readonly [Size, ...Size[]];
};
type Size = readonly [size: number, most: number];

/** The lines of a text in the largest of some sizes in which they fit; in the smallest, what is too much is cut. */
export function fitText(text: string, { face, sizes, width }: Box): { size: number; lines: string[] } {
  const fits = ([size, most]: Size) => {
    const lines = linesOf(text, face, size, width);
    return lines.length <= most && lines.every((line) => widthOf(line, face, size) <= width);
  };
  const [size, most] = sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
  const lines = linesOf(text, face, size, width);
  if (lines.length <= most) return { size, lines };
  const last = `${lines[most - 1]}…`;
  return { size, lines: [...lines.slice(0, most - 1), last] };
}

/** One line as SVG whose baseline begins at a point. A letter that the font lacks is left out. */
export function drawLine(text: string, face: Face, size: number, at: { x: number; y: number }, fill: string): string {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const outlines = glyphs.map((glyph, index) => {
    const place = positions[index];
    const left = x + (place?.xOffset ?? 0);
    if (glyph.id === 0) return '';
    x += place?.xAdvance ?? 0;
    return `<path transform="translate(${Math.round(left)})" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
