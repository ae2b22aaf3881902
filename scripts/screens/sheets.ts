/** Contact sheets of pictures: a row for each page with all of its faces. */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Picture } from './take.ts';

/** A page, and the sheet it is on. */
export type Placed = { readonly label: string; readonly sheet: string };
export type Row = { readonly label: string; readonly pictures: readonly Picture[] };

const gap = 12;
const labelHeight = 30;
/** A page of 1440 and one of 390 pixels, as wide as they are on a sheet. Longer ones are cut. */
const shown = { wide: 260, narrow: 110, most: 520 } as const;
const sheetHeight = 5200;
const paper = '#cbbfa6';

const columnsOf = (pictures: readonly Picture[]) =>
  pictures.map((picture) => ({ picture, width: picture.width > 500 ? shown.wide : shown.narrow }));

/** A picture so many pixels wide, and no higher than that. */
async function shrunk(file: string, width: number, most: number) {
  const { width: own, height: tall } = await sharp(file).metadata();
  const height = Math.min(tall, Math.ceil((most * own) / width));
  return sharp(file)
    .extract({ left: 0, top: 0, width: own, height })
    .resize(width)
    .png()
    .toBuffer({ resolveWithObject: true });
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="20" font-family="sans-serif" font-size="14" fill="#1a2340">${text.replaceAll('&', '&amp;')}</text></svg>`,
  );

async function rowTiles({ label: text, pictures }: Row) {
  const tiles: OverlayOptions[] = [];
  let [left, height] = [0, 0];
  for (const { picture, width } of columnsOf(pictures)) {
    const { data, info } = await shrunk(picture.file, width, shown.most);
    tiles.push({ input: data, left, top: labelHeight });
    left += width + gap;
    height = Math.max(height, info.height);
  }
  tiles.push({ input: label(text, left - gap), left: 0, top: 0 });
  return { text, tiles, width: left - gap, height: labelHeight + height };
}

/** Writes the rows to as few sheets as hold them, `<name>-1.webp` and on; gives what stands on which. */
export async function writeSheets(rows: readonly Row[], folder: string, name: string): Promise<readonly Placed[]> {
  const laid = await Promise.all(rows.map(rowTiles));
  const sheets: (typeof laid)[] = [[]];
  let filled = gap;
  for (const row of laid) {
    if (filled + row.height > sheetHeight && sheets.at(-1)?.length) {
      sheets.push([]);
      filled = gap;
    }
    sheets.at(-1)?.push(row);
    filled += row.height + gap;
  }
  for (const [at, sheet] of sheets.entries()) {
    let top = gap;
    const tiles = sheet.flatMap((row) => {
      const placed = row.tiles.map((tile) => ({ ...tile, left: (tile.left ?? 0) + gap, top: (tile.top ?? 0) + top }));
      top += row.height + gap;
      return placed;
    });
    const width = Math.max(...sheet.map((row) => row.width)) + 2 * gap;
    await write(tiles, { width, height: top }, join(folder, sheetOf(name, at)));
  }
  return sheets.flatMap((sheet, at) => sheet.map(({ text }) => ({ label: text, sheet: sheetOf(name, at) })));
}

const sheetOf = (name: string, at: number): string => `${name}-${at + 1}.webp`;

/** Pictures side by side, each so wide and whole: a mock-up and what became of it. */
export async function writeBeside(
  files: readonly (readonly [file: string, width: number])[],
  file: string,
): Promise<void> {
  const parts = await Promise.all(files.map(([one, width]) => shrunk(one, width, 16_000)));
  let left = gap;
  const tiles = parts.map(({ data, info }) => {
    const tile = { input: data, left, top: gap };
    left += info.width + gap;
    return tile;
  });
  const height = Math.max(...parts.map(({ info }) => info.height)) + 2 * gap;
  await write(tiles, { width: left, height }, file);
}

const write = (tiles: OverlayOptions[], size: { width: number; height: number }, file: string) =>
  sharp({ create: { ...size, channels: 3, background: paper } })
    .composite(tiles)
    .webp({ quality: 50, effort: 6 })
    .toFile(file);
