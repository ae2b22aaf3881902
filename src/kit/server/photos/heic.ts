/**
 * Opens HEIC, as phones write it. libvips comes without its decoder (HEVC), so libheif does it as WebAssembly, in a thread
 * of its own that has little memory and little time, and ends with the photo (decision 0056).
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Phones write 24 megapixels at most unless told; one of them is 200 MB while it is opened (measured). */
const maxHeicPixels = 25_000_000;

/** Of 24 megapixels it takes some 5 seconds of a busy core. */
const mostMs = 30_000;

type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Upright, three bytes for each pixel. Throws for what is broken, too large, or takes too long. */
export async function openHeic(path: string): Promise<Pixels> {
  const worker = new Worker(join(import.meta.dirname, 'heic-worker.ts'), {
    workerData: { path, maxPixels: maxHeicPixels },
    resourceLimits: { maxOldGenerationSizeMb: 64 },
    // It tells what it finds wrong; nobody reads that.
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Pixels>();
  const late = setTimeout(() => reject(new Error('HEIC takes too long')), mostMs);
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('HEIC could not be opened')));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
