/**
 * `npm run posters`: the contact sheets of the poster press, to be looked at. Writes to `.cache/posters` a page with a sheet
 * for every motif (its inks by day and by night, four seeds each), and `docs/posters.jpg` with one poster of every motif.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inkOf, inks, motifs, seedOf } from '#market/posters/poster.ts';
import { drawPoster, type Print } from '#market/posters/server/poster.ts';
import { hours } from '#market/town/hours.ts';

const folder = join(import.meta.dirname, '../.cache/posters');
const docs = join(import.meta.dirname, '../docs/posters.jpg');
const seeds = [7, 1130, 2253, 3376];
const gap = 8;

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
process.stdout.write(`${folder}/index.html and ${docs}\n`);
