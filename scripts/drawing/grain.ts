/*
 * Draws public/grain.png, the paper the whole page is printed on: one tile of 256 pixels with fine
 * noise and a few short fibres, seamless on all sides. Four greys at two bits a pixel keep it small.
 * Run it again only to change the paper; the tile is part of the repository.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { generator } from '#market/posters/server/random.ts';

const size = 256;
const greys = [255, 250, 244, 188] as const;
const fibre = 3;
const random = generator(1969);

const pixels = Uint8Array.from({ length: size * size }, () => {
  const luck = random();
  return luck < 0.52 ? 0 : luck < 0.86 ? 1 : 2;
});

const mark = (x: number, y: number): void => {
  const wrap = (at: number): number => ((Math.round(at) % size) + size) % size;
  pixels[wrap(y) * size + wrap(x)] = fibre;
};

for (let i = 0; i < 12; i++) {
  let [x, y, angle] = [random() * size, random() * size, random() * Math.PI * 2];
  for (let step = 0, length = 2 + random() * 6; step < length; step++) {
    mark(x, y);
    angle += (random() - 0.5) * 0.9;
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
}
for (let i = 0; i < 14; i++) mark(random() * size, random() * size);

/** Rows as PNG wants them: a filter byte, then four pixels a byte. */
const rows = Buffer.alloc(size * (1 + size / 4));
pixels.forEach((grey, i) => {
  const x = i % size;
  const at = Math.floor(i / size) * (1 + size / 4) + 1 + (x >> 2);
  rows[at] = (rows[at] ?? 0) | (grey << (6 - (x & 3) * 2));
});

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

const header = Buffer.alloc(13);
header.writeUInt32BE(size, 0);
header.writeUInt32BE(size, 4);
header.set([2, 3, 0, 0, 0], 8);

const target = fileURLToPath(new URL('../../public/grain.png', import.meta.url));
const tile = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', header),
  chunk('PLTE', Buffer.from(greys.flatMap((grey) => [grey, grey, grey]))),
  chunk('IDAT', deflateSync(rows, { level: 9 })),
  chunk('IEND', Buffer.alloc(0)),
]);
writeFileSync(target, tile);
console.log(`grain.png: ${tile.length} bytes`);
