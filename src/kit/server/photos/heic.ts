/**
 * Opens HEIC, as phones write it. libvips comes without its decoder (HEVC), so libheif does it as WebAssembly, in a thread
 * of its own that has little memory and little time (decision 0056): meanwhile its process hears when the house is gone.
 */
import { join } from 'node:path';
import { inThread } from '../in-thread.ts';

/** Phones write 24 megapixels at most unless told; one of them is 200 MB while it is opened (measured). */
const maxHeicPixels = 25_000_000;

/** Of 24 megapixels it takes some 5 seconds of a busy core. */
const bounds = { maxMs: 30_000, maxMegabytes: 64 };

type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Upright, three bytes for each pixel. Throws for what is broken, too large, or takes too long. */
export const openHeic = (bytes: Uint8Array): Promise<Pixels> =>
  inThread(join(import.meta.dirname, 'heic-worker.ts'), { bytes, maxPixels: maxHeicPixels }, bounds);
