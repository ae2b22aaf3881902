/** How much room a folder's disk has. */
import { statfs } from 'node:fs/promises';

/** With less the house can't be relied on to write: the embedded database writes 16 MB ahead of itself at once. */
export const minRoom = 32 * 1024 * 1024;

/** In bytes, for whoever is no administrator of the machine. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
