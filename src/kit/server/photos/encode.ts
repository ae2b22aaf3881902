/** Makes every file of a photo anew: what a camera or a malicious sender hid in the original stays behind. */
import { open, readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { PhotoFormat, PhotoWidth } from '#kit/shared/photo.ts';
import { boxOf, largestBox, photoFormats, photoWidths } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { openSharp } from '../sharp.ts';
import { openHeic } from './heic.ts';
import { itemTypesOf } from './heif-items.ts';
import { scansOf } from './jpeg-scans.ts';
import { photoTypeOf, type PhotoType } from './sniff.ts';

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

export type EncodedPhoto = {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: PhotoWidth; readonly format: PhotoFormat; readonly bytes: Buffer }[];
};

const broken = () =>
  new Problem('validation', 'This photo is broken, or has more than 40 megapixels (25 as HEIC or AVIF).');

/**
 * A file as photo: turned upright, in sRGB, without metadata, in all widths and formats; 415 when it is none, 422 when it is
 * broken. Read from where it lies: thirty of the heaviest in memory would fill it (issue 14).
 */
export async function encodePhoto(path: string): Promise<EncodedPhoto> {
  const type = photoTypeOf(await firstBytes(path));
  if (type === undefined)
    throw new Problem('unsupported_media_type', 'A photo must be a JPEG, HEIC, PNG, WebP or AVIF file.');
  const pixels = await decode(path, type).catch(() => {
    throw broken();
  });
  const { data, info } = pixels;
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files = [];
  const sharp = await openSharp();
  for (const width of photoWidths) {
    // A small original keeps its size under every name, so that whatever name a page asks for exists.
    const small = sharp(data, { raw }).resize({ ...boxOf(width), ...within });
    for (const format of photoFormats)
      files.push({ width, format, bytes: await encoders[format](small.clone()).toBuffer() });
  }
  return { width: info.width, height: info.height, files };
}

/** As many as tell what a file is. */
async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(128));
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Never enlarged. */
const within = { fit: 'inside', withoutEnlargement: true } as const;

async function decode(path: string, type: PhotoType) {
  const image = type === 'heic' ? await fromHeic(path) : await fromFile(path, type);
  return image
    .autoOrient()
    .resize({ ...largestBox, ...within })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** What would cost too much is not begun: a file says before its pixels what they cost. */
async function fromFile(path: string, type: Exclude<PhotoType, 'heic'>): Promise<Sharp> {
  const sharp = await openSharp();
  const limitInputPixels = type === 'avif' ? maxAvifPixels : maxPixels;
  const image = sharp(path, { limitInputPixels, failOn: 'warning' });
  const { width, height } = await image.metadata();
  if (Math.max(width, height) > maxSide || (await isWork(path, type))) throw broken();
  return image;
}

/** Whether so little of a file can be so much work. */
async function isWork(path: string, type: PhotoType): Promise<boolean> {
  if (type === 'jpeg') return scansOf(await readFile(path)) > maxScans;
  return type === 'avif' && itemTypesOf(await readFile(path)).some((item) => !avifItems.has(item));
}

async function fromHeic(path: string): Promise<Sharp> {
  const [sharp, { data, width, height }] = await Promise.all([openSharp(), openHeic(path)]);
  return sharp(data, { raw: { width, height, channels: 3 } });
}
