/** Draws the icons of the web manifest from the favicon: run it after changing `public/favicon.svg`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = join(import.meta.dirname, '../public');
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

await icon('icon-192.png', 192, 0.8);
await icon('icon-512.png', 512, 0.8);
await icon('icon-maskable-512.png', 512, 0.6);
await icon('apple-touch-icon.png', 180, 0.8);
