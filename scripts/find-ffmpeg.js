import { install, mayInstall, onPath } from './apt.js';

/** ffmpeg: found, or installed where that may be done. Throws with what to do when it cannot be had. */
export async function findFfmpeg() {
  const found = onPath(['ffmpeg']);
  if (found !== undefined) return found;
  if (mayInstall()) await install('ffmpeg');
  const now = onPath(['ffmpeg']);
  if (now !== undefined) return now;
  throw new Error(
    'The films are packed with ffmpeg, and none was found. Install it (Debian: "apt-get install ffmpeg").',
  );
}
