import { maxPhotoBytes } from '#kit/shared/photo.ts';
import { Problem } from '#kit/shared/problem.ts';

/** What cameras write. Drawings and what may be seen through (PNG, WebP) go as they are. */
const ofCameras = /^image\/(?:jpeg|heic|heif)$/;
/** Below it there is little to save. */
const worthIt = 1024 * 1024;

/**
 * A photo of a phone as small as the house keeps it, else the file as it is: on a bad line twelve megapixels take a minute
 * to send, and the house throws nine tenths of them away. Where it was taken stays on the phone.
 */
export async function shrunk(file: File, signal: AbortSignal): Promise<Blob> {
  const canShrink = 'Worker' in globalThis && 'OffscreenCanvas' in globalThis;
  if (!canShrink || file.size < worthIt || !ofCameras.test(file.type)) return file;
  const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  try {
    const small = await new Promise<Blob | undefined>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => resolve(data));
      // Its script did not come. What is too heavy as it is waits for the line.
      worker.addEventListener('error', () =>
        file.size > maxPhotoBytes ? reject(new Problem('unavailable', file.name)) : resolve(undefined),
      );
      signal.addEventListener('abort', () => resolve(undefined));
      worker.postMessage(file, []);
    });
    return small !== undefined && small.size < file.size ? small : file;
  } finally {
    worker.terminate();
  }
}
