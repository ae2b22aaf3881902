/**
 * `npm run posters`: the contact sheets of the poster press, to be looked at. Writes to `.cache/posters` a page with a sheet
 * for every motif (its inks by day and by night, four seeds each) and the series of every listing of the demo catalogue,
 * `docs/posters.jpg` with one poster of every motif, and `docs/views.jpg` with the series of some listings.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inkOf, inks, motifs, seedOf } from '#market/posters/poster.ts';
import { drawPoster, type Print } from '#market/posters/server/poster.ts';
import { type Hour, hours } from '#market/town/hours.ts';
import { drawView } from '#market/views/server/draw-view.ts';
import { viewFormat } from '#market/views/view.ts';
import { townIn } from './demo-series.ts';

const folder = join(import.meta.dirname, '../../.cache/posters');
const docs = join(import.meta.dirname, '../../docs/posters.jpg');
const seeds = [7, 1130, 2253, 3376];
const gap = 8;

type Listed = ReturnType<typeof townIn>[number];

/** A row for each listing: its poster and its views, each so many pixels wide, by day or by night. */
async function seriesSheet(
  listings: readonly Listed[],
  {
    columns,
    width,
    quality,
    hourOf,
  }: { columns: number; width: number; quality: number; hourOf: (row: number) => Hour },
): Promise<Buffer> {
  const height = Math.round((width * viewFormat.height) / viewFormat.width);
  const [cell, most] = [width + gap, 6];
  const rows = Math.ceil(listings.length / columns);
  const tiles = await Promise.all(
    listings.flatMap(({ poster, views }, i) => {
      const [left, top] = [gap + Math.floor(i / rows) * (most * cell + gap), gap + (i % rows) * (height + gap)];
      const hour = hourOf(i % rows);
      const first = drawPoster({ ...poster, ink: inkOf(poster.motif, poster.seed), format: 'wide', hour });
      return [first, ...views.map((view) => drawView(view, hour))].map(async (svg, k) => ({
        input: await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer(),
        left: left + k * cell,
        top,
      }));
    }),
  );
  const paper = {
    width: gap + columns * (most * cell + gap),
    height: gap + rows * (height + gap),
    channels: 3,
  } as const;
  return sharp({ create: { ...paper, background: '#f6e8cf' } })
    .composite(tiles)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** Posters in rows of so many, each so many pixels wide. */
async function contactSheet(
  prints: readonly Print[],
  columns: number,
  width: number,
  quality: number,
): Promise<Buffer> {
  const height = Math.round(width * 1.25);
  const tiles = await Promise.all(
    prints.map(async (print, i) => ({
      input: await sharp(Buffer.from(drawPoster(print)))
        .resize(width, height)
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(prints.length / columns);
  const paper = { width: gap + columns * (width + gap), height: gap + rows * (height + gap), channels: 3 } as const;
  return sharp({ create: { ...paper, background: '#f6e8cf' } })
    .composite(tiles)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

mkdirSync(folder, { recursive: true });
for (const motif of motifs) {
  const prints = hours.flatMap((hour) =>
    inks.flatMap((ink) => seeds.map((seed) => ({ motif, ink, seed, hour, format: 'tall' }) as const)),
  );
  writeFileSync(join(folder, `${motif}.jpg`), await contactSheet(prints, 10, 150, 80));
}
const rows = motifs.map((motif) => `<h2>${motif}</h2><img src="${motif}.jpg" alt="" loading="lazy">`);
writeFileSync(
  join(folder, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Posters</title><style>body{font-family:system-ui;background:#f6e8cf}img{width:100%}</style>${rows.join('')}`,
);
const one = motifs.map((motif, i) => {
  const seed = seedOf(`${motif} of the press`);
  return { motif, ink: inkOf(motif, seed), seed, hour: i % 3 === 2 ? 'night' : 'day', format: 'tall' } as const;
});
writeFileSync(docs, await contactSheet(one, 15, 112, 62));
const town = townIn('en');
for (const hour of hours) {
  const sheet = await seriesSheet(town, { columns: 2, width: 180, quality: 74, hourOf: () => hour });
  writeFileSync(join(folder, `views-${hour}.jpg`), sheet);
}
const shown = town.filter((_, i) => i % 4 === 0);
const byTurns = {
  columns: 2,
  width: 132,
  quality: 62,
  hourOf: (row: number): Hour => (row % 3 === 2 ? 'night' : 'day'),
};
writeFileSync(join(import.meta.dirname, '../../docs/views.jpg'), await seriesSheet(shown, byTurns));
process.stdout.write(`${folder}/index.html and ${docs}\n`);
