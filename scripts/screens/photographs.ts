/** Photographs that the demo does not have (decision 0071): invented scenes with light and grain, as an owner would upload. */
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';

/** Lying, standing and very wide, in pixels. */
const shapes = [
  { name: 'Terrace', es: 'Terraza', width: 1600, height: 1067 },
  { name: 'Stairs', es: 'Escalera', width: 1000, height: 1500 },
  { name: 'Bay', es: 'Bahía', width: 2400, height: 800 },
] as const;

/** An evening over the sea in soft colours, with noise as a small lens has it. */
const scene = (
  width: number,
  height: number,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#3d6ea8"/><stop offset=".55" stop-color="#f0b27a"/><stop offset="1" stop-color="#d9683c"/></linearGradient>
    <radialGradient id="sun"><stop stop-color="#fff6d8"/><stop offset=".3" stop-color="#ffd98a"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
    <filter id="grain"><feTurbulence baseFrequency=".8" numOctaves="3"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .45  0 0 0 0 .4  0 0 0 .35 0"/></filter>
    <filter id="rough"><feTurbulence baseFrequency=".01 .09" numOctaves="4"/><feColorMatrix values="0 0 0 0 .05  0 0 0 0 .2  0 0 0 0 .3  .9 0 0 0 0"/></filter>
  </defs>
  <rect width="100%" height="100%" fill="url(#sky)"/>
  <circle cx="64%" cy="52%" r="${height / 3}" fill="url(#sun)"/>
  <rect y="60%" width="100%" height="40%" fill="#2d6b7f"/>
  <rect y="60%" width="100%" height="40%" filter="url(#rough)"/>
  <path d="M0 ${height * 0.6} L${width * 0.14} ${height * 0.44} L${width * 0.24} ${height * 0.52} L${width * 0.4} ${height * 0.6}Z" fill="#4a4258"/>
  <rect x="${width * 0.72}" y="${height * 0.22}" width="${width * 0.16}" height="${height}" fill="#e9dccb"/>
  <rect x="${width * 0.76}" y="${height * 0.4}" width="${width * 0.05}" height="${height * 0.16}" fill="#51606d"/>
  <rect width="100%" height="100%" filter="url(#grain)"/>
</svg>`;

/** Lets three flats, each with all of them and another one first; who asks sits at the desk. */
export async function hangPhotographs(wire: APIRequestContext): Promise<void> {
  const photos: { id: string; alt: { en: string; es: string } }[] = [];
  for (const { name, es, width, height } of shapes) {
    const data = await sharp(Buffer.from(scene(width, height)))
      .jpeg({ quality: 90 })
      .toBuffer();
    const reply = await wire.post('/api/photos', { data, headers: { 'content-type': 'image/jpeg' } });
    if (reply.status() !== 201) throw new Error(`A photo was refused: ${await reply.text()}`);
    const { id } = (await reply.json()) as { id: string };
    photos.push({ id, alt: { en: `${name} in the evening`, es: `${es} por la tarde` } });
  }
  for (const [first, { name, es }] of shapes.entries()) {
    const data = {
      title: { en: `Photographed flat, ${name}`, es: `Piso fotografiado, ${es}` },
      description: { en: 'Three photographs by its owner.', es: 'Tres fotografías de quien lo alquila.' },
      category: 'apartment',
      price: '120',
      priceUnit: 'night',
      location: 'Levante',
      address: 'Avenida de Alcoy 17',
      capacity: 3,
      contactPhone: '+34600556904',
      contactEmail: 'photographs@example.com',
      photos: [...photos.slice(first), ...photos.slice(0, first)],
    };
    const reply = await wire.post('/api/rentals', { data });
    if (reply.status() !== 201) throw new Error(`A flat was refused: ${await reply.text()}`);
  }
}
