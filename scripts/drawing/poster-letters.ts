/**
 * Cuts the letters that posters are printed with out of the interface's own font: its narrow and its wide capitals, as
 * outlines, with what lies between pairs of them. Run it after an upgrade of the font or when posters print another name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { printedNames } from '#market/posters/lettered-places.ts';

const file = join(import.meta.dirname, '../../src/market/posters/server/lettering/outlines.ts');
const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2'),
);
const letters = [...new Set(printedNames.join(''))].filter((letter) => letter !== ' ').toSorted();
/** How high a capital is in the table. */
const high = 100;

/** One outline in whole steps, each from the last, so that it can be set anywhere after a move. */
function shapeOf(commands: readonly { command: string; args: readonly number[] }[], scale: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let shape = '';
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      [x, y] = [startX, startY];
      shape += 'z';
      continue;
    }
    const points: [number, number][] = [];
    for (let i = 0; i < args.length; i += 2)
      points.push([Math.round((args[i] ?? 0) * scale), Math.round(-(args[i + 1] ?? 0) * scale)]);
    const sign = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command] ?? '';
    const steps = points.map(([px, py]) => `${px - x} ${py - y}`).join(' ');
    const [endX, endY] = points.at(-1) ?? [x, y];
    if (sign === 'l' && endX === x && endY === y) continue;
    shape += sign === 'l' && endY === y ? `h${endX - x}` : sign === 'l' && endX === x ? `v${endY - y}` : sign + steps;
    [x, y] = [endX, endY];
    if (sign === 'm') [startX, startY] = [endX, endY];
  }
  return shape.replaceAll(' -', '-');
}

async function cut(variationAxes: Record<string, number>) {
  const bytes = await subsetFont(readFileSync(source), letters.join(''), { targetFormat: 'truetype', variationAxes });
  const font = create(bytes) as Font;
  const scale = high / font.capHeight;
  const widths = letters.map((letter) => font.layout(letter).glyphs[0]);
  const outlines = Object.fromEntries(
    widths.map((glyph, i) => [
      letters[i],
      { width: Math.round((glyph?.advanceWidth ?? 0) * scale), shape: shapeOf(glyph?.path.commands ?? [], scale) },
    ]),
  );
  const kerns: Record<string, number> = {};
  for (const word of printedNames.flatMap((name) => name.split(' '))) {
    const { glyphs, positions } = font.layout(word);
    glyphs.forEach((glyph, i) => {
      const by = Math.round(((positions[i]?.xAdvance ?? 0) - glyph.advanceWidth) * scale);
      if (by !== 0) kerns[word.slice(i, i + 2)] = by;
    });
  }
  return { outlines, kerns };
}

const faces = { tower: await cut({ wdth: 60, wght: 900 }), horizon: await cut({ wdth: 125, wght: 800 }) };
writeFileSync(
  file,
  `/**
 * The capitals that posters are lettered with, a hundred high, on their baseline. Written by \`scripts/drawing/poster-letters.ts\`;
 * not edited. Outlines of Anybody, copyright 2020 The Anybody Project Authors
 * (https://github.com/Etcetera-Type-Co/Anybody), under the SIL Open Font License 1.1 (https://openfontlicense.org).
 */
type Letter = { readonly width: number; readonly shape: string };
export type Cut = {
  readonly outlines: Readonly<Record<string, Letter>>;
  /** What is between two letters besides their widths. */
  readonly kerns: Readonly<Record<string, number>>;
};
export type Face = 'tower' | 'horizon';

export const faces: Readonly<Record<Face, Cut>> = ${JSON.stringify(faces, null, 2)};
`,
);
