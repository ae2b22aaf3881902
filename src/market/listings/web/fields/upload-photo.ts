import { maxPhotoBytes } from '#kit/shared/photo.ts';
import type { UploadedPhoto } from '#kit/shared/photo-endpoints.ts';
import { isProblemCode, Problem } from '#kit/shared/problem.ts';
import { shrunk } from './shrink-photo.ts';

/** The largest photo that is sent, in the unit that people know. */
export const maxMegabytes = maxPhotoBytes / 1024 / 1024;

/** What the server meant, as `readProblem` would read it from a fetch. */
function problemOf(request: XMLHttpRequest): Problem {
  const body: { code?: unknown; detail?: unknown } = request.response ?? {};
  const code = isProblemCode(body.code) ? body.code : request.status === 413 ? 'too_large' : 'unavailable';
  const wait = request.getResponseHeader('retry-after');
  return new Problem(
    code,
    String(body.detail ?? request.statusText),
    wait === null ? {} : { retryAfter: Number(wait) },
  );
}

/**
 * Sends one photo, no larger than it is kept. By XMLHttpRequest, because fetch does not tell how far an upload is:
 * `onProgress` hears a share from 0 to 1.
 */
export async function uploadPhoto(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedPhoto> {
  const photo = await shrunk(file, signal);
  signal.throwIfAborted();
  if (photo.size > maxPhotoBytes) throw new Problem('too_large', file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/photos');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () =>
      request.status === 201 ? resolve(request.response as UploadedPhoto) : reject(problemOf(request)),
    );
    request.addEventListener('error', () => reject(new Problem('unavailable', file.name)));
    request.addEventListener('abort', () => reject(new Problem('unavailable', file.name)));
    signal.addEventListener('abort', () => request.abort());
    request.send(photo);
  });
}
