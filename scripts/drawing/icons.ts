/** Draws the icons of the web manifest from the favicon: run it after changing `public/favicon.svg`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../../public');
const mark = readFileSync(join(folder, 'favicon.svg'));
const paper = '#F6E8CF';

/** `share` of the square is the mark; phones cut maskable icons to their own shape. */
async function icon(name: string, size: number, share: number): Promise<void> {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: 600 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background: paper } })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ palette: true })
    .toFile(join(folder, name));
}

/** A picture as an .ico, which holds it as PNG: who asks for /favicon.ico reads nothing else. */
async function favicon(size: number): Promise<void> {
  const png = await sharp(mark, { density: 600 })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // An icon, not a cursor,
  head.writeUInt16LE(1, 4); // with one picture,
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12); // of 32 bits a point,
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // right behind this.
  writeFileSync(join(folder, 'favicon.ico'), Buffer.concat([head, png]));
}

await favicon(32);
await icon('icon-192.png', 192, 0.8);
await icon('icon-512.png', 512, 0.8);
await icon('icon-maskable-512.png', 512, 0.6);
await icon('apple-touch-icon.png', 180, 0.8);
