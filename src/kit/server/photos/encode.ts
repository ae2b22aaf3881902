/** Makes every file of a photo anew: what a camera or a malicious sender hid in the original stays behind. */
import type { Sharp } from 'sharp';
import type { PhotoFormat } from '#kit/shared/photo.ts';
import { boxOf, largestBox } from '#kit/shared/photo.ts';
import { openSharpForPhotos } from '../sharp.ts';
import { openHeic } from './heic.ts';
import { itemTypesOf } from './heif-items.ts';
import { scansOf } from './jpeg-scans.ts';
import { renditions } from './renditions.ts';
import { photoTypeOf } from './sniff.ts';

/** More would be a bomb: a small file that unpacks into gigabytes. AVIF takes twice the memory of all others (measured). */
const maxPixels = 40_000_000;
const maxAvifPixels = 25_000_000;
/** Of a line of 40 million pixels some are kept many times over: 5 GB (measured). A JPEG has no longer one. */
const maxSide = 65_535;
/** A JPEG may go over its pixels as often as its file has room to say so: a quarter of an hour of a core. Ten times is usual. */
const maxScans = 100;
/** Pictures, and words about them. What puts others together may name one of them 65,000 times, and each is decoded: hours. */
const avifItems = new Set(['av01', 'Exif', 'mime']);

/** More effort than 2 makes AVIF three times as slow and hardly smaller (measured on a photo of 12 megapixels). */
const encoders: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 2 }),
  webp: (image) => image.webp({ quality: 78 }),
};

/** Never enlarged. */
const within = { fit: 'inside', withoutEnlargement: true } as const;

/** As large as the original is shown, and its files in the order of `renditions`. */
type Encoded = { readonly width: number; readonly height: number; readonly files: readonly Buffer[] };

/**
 * The bytes of a photo turned upright, in sRGB, without metadata, in all widths and formats; undefined when it is broken or
 * costs too much. It runs in a process of its own.
 */
export async function encodePhoto(bytes: Buffer): Promise<Encoded | undefined> {
  const sharp = await openSharpForPhotos();
  const decoded = await decode(bytes).catch(() => undefined);
  if (!decoded) return undefined;
  const { data, info } = decoded;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  // A small original keeps its size under every name, so that whatever name a page asks for exists.
  for (const { width, format } of renditions)
    files.push(await encoders[format](sharp(data, { raw }).resize({ ...boxOf(width), ...within })).toBuffer());
  return { width: info.width, height: info.height, files };
}

async function decode(bytes: Buffer) {
  const image = photoTypeOf(bytes) === 'heic' ? await fromHeic(bytes) : await fromFile(bytes);
  return image
    ?.autoOrient()
    .resize({ ...largestBox, ...within })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What would cost too much is not begun: a file says before its pixels what they cost. */
async function fromFile(bytes: Buffer): Promise<Sharp | undefined> {
  const sharp = await openSharpForPhotos();
  const limitInputPixels = photoTypeOf(bytes) === 'avif' ? maxAvifPixels : maxPixels;
  const image = sharp(bytes, { limitInputPixels, failOn: 'warning' });
  const { width, height } = await image.metadata();
  return Math.max(width, height) > maxSide || isWork(bytes) ? undefined : image;
}

/** Whether so little of a file can be so much work. */
function isWork(bytes: Buffer): boolean {
  const type = photoTypeOf(bytes);
  if (type === 'jpeg') return scansOf(bytes) > maxScans;
  return type === 'avif' && itemTypesOf(bytes).some((item) => !avifItems.has(item));
}

async function fromHeic(bytes: Buffer): Promise<Sharp> {
  const [sharp, { data, width, height }] = await Promise.all([openSharpForPhotos(), openHeic(bytes)]);
  return sharp(data, { raw: { width, height, channels: 3 } });
}
