/** The data folder holds people's data: it and all in it are for the user of the process only (issue 14). */
import { closeSync, constants, fchmodSync, lstatSync, mkdirSync, openSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export const ownFolder = 0o700;
export const ownFile = 0o600;

/**
 * Makes the folder where it is missing, closes what an earlier version or a careless hand left open in it, and from now
 * on everything this process makes is closed: the embedded database gives its files no modes of its own. Links are not
 * followed, only the folder itself may be one. Gives what belongs to somebody else and could not be closed.
 */
export function keepToOwner(dir: string): string[] {
  process.umask(0o077);
  mkdirSync(dir, { recursive: true, mode: ownFolder });
  const stubborn: string[] = [];
  closeAll(realpathSync(dir), stubborn);
  return stubborn;
}

function closeAll(path: string, stubborn: string[]): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  const wanted = found?.isDirectory() ? ownFolder : ownFile;
  if (!found || (!found.isDirectory() && !found.isFile())) return;
  if ((found.mode & 0o777) !== wanted && !close(path, wanted)) stubborn.push(path);
  if (found.isDirectory()) for (const name of namesIn(path)) closeAll(join(path, name), stubborn);
}

/** Changes what was looked at, never what a link that took its place leads to. */
function close(path: string, mode: number): boolean {
  let file: number | undefined;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    fchmodSync(file, mode);
    return true;
  } catch (error) {
    // Another process on the same photos may have taken it away.
    return codeOf(error) === 'ENOENT';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function namesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EACCES') return [];
    throw error;
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
