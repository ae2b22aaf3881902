/**
 * Cuts the fonts that pictures for sharing are set in out of the interface's own: one width and weight, the letters of
 * Latin. Run it after an upgrade of the fonts. The variable files are WOFF2, which the typesetter can't vary.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../../src/market/posters/server/fonts');
const letters = String.fromCodePoint(
  ...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index),
  0x2013,
  0x2014,
  0x2018,
  0x2019,
  0x201c,
  0x201d,
  0x2022,
  0x2026,
  0x20ac,
);

async function cut(font: string, name: string, variationAxes: Record<string, number>): Promise<void> {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/${font}`));
  const cut = await subsetFont(readFileSync(file), letters, { targetFormat: 'woff', variationAxes });
  writeFileSync(join(folder, name), cut);
}

await cut('anybody/files/anybody-latin-standard-normal.woff2', 'tower.woff', { wdth: 60, wght: 900 });
await cut('instrument-sans/files/instrument-sans-latin-standard-normal.woff2', 'text.woff', { wdth: 100, wght: 600 });
