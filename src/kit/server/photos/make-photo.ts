/** What somebody sent becomes a photo: read and made anew in a process of its own (decision 0235). */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PhotoFormat, PhotoWidth } from '#kit/shared/photo.ts';
import { largestBox } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';
import { Ended, inProcess } from '../in-process.ts';
import type { Log } from '../log.ts';
import { renditions } from './renditions.ts';
import { photoTypeOf } from './sniff.ts';

/** The dearest that may be sent, an AVIF of 25 megapixels and 10 bits, takes 0.7 GB and 7 s of a core (measured). */
const bounds = { maxCpuSeconds: 30, maxMs: 120_000, maxMegabytes: 1024, maxAnswer: 32 * 1024 * 1024 };

const root = join(import.meta.dirname, '../../../..');
const work = {
  program: join(import.meta.dirname, 'encode-main.ts'),
  // Its sources and libraries. Data may lie in the same folder.
  mayRead: ['src', 'node_modules', 'package.json'].map((name) => join(root, name)),
  bounds,
};

export type MadePhoto = {
  readonly width: number;
  readonly height: number;
  readonly files: readonly { readonly width: PhotoWidth; readonly format: PhotoFormat; readonly bytes: Buffer }[];
};

/** The file at a path as photo; 415 when it is none, 422 when it is broken or takes too much. */
export async function makePhoto(path: string, log: Log): Promise<MadePhoto> {
  if (photoTypeOf(await firstBytes(path)) === undefined)
    throw new Problem('unsupported_media_type', 'A photo must be a JPEG, HEIC, PNG, WebP or AVIF file.');
  const answer = await inProcess({ ...work, given: path }).catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
    log.warn({ why: error.message }, 'a photo that was sent ended the process that read it');
    return undefined;
  });
  const photo = answer && readAnswer(answer);
  if (photo) return photo;
  throw new Problem('validation', 'This photo is broken, or has more than 40 megapixels (25 as HEIC or AVIF).');
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

const Broken = z.strictObject({});
const Head = z.strictObject({
  width: z.int().min(1).max(largestBox.width),
  height: z.int().min(1).max(largestBox.height),
  sizes: z.array(z.int().min(1)).length(renditions.length),
});

/** A line that says what it is, and the files. Whoever took the process over wrote it: nothing of it is believed. */
export function readAnswer(answer: Buffer): MadePhoto | undefined {
  const end = answer.indexOf('\n');
  const head = z.union([Head, Broken]).parse(JSON.parse(answer.toString('utf8', 0, end)));
  if (!('sizes' in head)) return undefined;
  let at = end + 1;
  const files = renditions.map((file, place) => {
    const bytes = answer.subarray(at, (at += head.sizes[place] ?? 0));
    if (photoTypeOf(bytes) !== file.format) throw new Error(`The file of a photo is no ${file.format}.`);
    return { ...file, bytes };
  });
  return { width: head.width, height: head.height, files };
}
