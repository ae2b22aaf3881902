/** The files of the photos: one folder, one file for each width and format, never changed once it is there. */
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFormat, PhotoWidth } from '#kit/shared/photo.ts';
import { photoFormats, photoWidths } from '#kit/shared/photo.ts';
import { ownFile, ownFolder } from '../data-folder.ts';
import type { MadePhoto } from './make-photo.ts';

export type PhotoStore = ReturnType<typeof openPhotoStore>;

const fileName = (id: string, width: PhotoWidth, format: PhotoFormat) => `${id}-${width}.${format}`;
/** What was sent, before it is a photo. */
export const uploadName = (id: string): string => `${id}.part`;

const named = new RegExp(`^([1-9A-Za-z]{16})-(?:${photoWidths.join('|')})\\.(${photoFormats.join('|')})$`);

/** Reads a file's name as addresses write it; undefined when it is none of ours, so that no name can lead elsewhere. */
export function readPhotoName(name: string): { id: string; format: PhotoFormat } | undefined {
  const [, id, format] = named.exec(name) ?? [];
  const known = photoFormats.find((one) => one === format);
  return id === undefined || known === undefined ? undefined : { id, format: known };
}

/** Keeps photos in a folder, which is made with the first of them. */
export function openPhotoStore(folder: string) {
  return {
    /**
     * Keeps what somebody sends, as it comes and outside of memory, until a photo is made of it; `drop` takes it away by
     * its name. What a killed process leaves is tidied with the other unfinished files.
     */
    async receive(id: string, pieces: AsyncIterable<Uint8Array>): Promise<string> {
      await mkdir(folder, { recursive: true, mode: ownFolder });
      const path = join(folder, uploadName(id));
      await writeFile(path, pieces, { mode: ownFile });
      return path;
    },

    /** Each file gets its name only when it is whole: a killed process leaves no half of one. */
    async save(id: string, photo: MadePhoto): Promise<void> {
      await mkdir(folder, { recursive: true, mode: ownFolder });
      const finished = photo.files.map(async ({ width, format, bytes }) => {
        const path = join(folder, fileName(id, width, format));
        await writeFile(`${path}.part`, bytes, { mode: ownFile });
        await rename(`${path}.part`, path);
      });
      await Promise.all(finished);
    },

    /** The bytes of a file whose name `readPhotoName` knows. */
    async read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
      if (readPhotoName(name) === undefined) return undefined;
      return readFile(join(folder, name)).then(
        (bytes) => new Uint8Array(bytes),
        (error: unknown) => {
          if (isMissing(error)) return undefined;
          throw error;
        },
      );
    },

    /** Takes away all files of a photo. */
    async remove(id: string): Promise<void> {
      for (const width of photoWidths)
        for (const format of photoFormats) await rm(join(folder, fileName(id, width, format)), { force: true });
    },

    /** The names of the files that are older than an instant, also of unfinished ones, many at a time. */
    async *olderThan(instant: Date): AsyncGenerator<string[]> {
      const batch: string[] = [];
      for await (const entry of await opendir(folder).catch(none)) {
        const { mtime } = await stat(join(folder, entry.name)).catch(() => ({ mtime: instant }));
        if (entry.isFile() && mtime < instant) batch.push(entry.name);
        if (batch.length === 1000) yield batch.splice(0);
      }
      yield batch;
    },

    /** Takes away one file by a name that `olderThan` gave. */
    drop: (name: string) => rm(join(folder, name), { force: true }),
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** No folder holds no files. */
function none(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}
