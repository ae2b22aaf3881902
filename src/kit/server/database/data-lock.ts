/** One process at a time may open an embedded database: a second one would ruin its files. */
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownFile, ownFolder } from '../data-folder.ts';

export class DataLockedError extends Error {}

/** When a process started, in the kernel's ticks: tells a living owner from a reused number. Empty where unknown. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** How often a process asks when others ask at the same moment; together the pauses stay far below 2 s. */
const attempts = 5;

/**
 * Takes the lock of a folder, or throws DataLockedError. Gives the function that lets it go.
 *
 * Every process that asks puts down a claim whose name says who it is, and then looks for the claims of others: of two,
 * at least the later one sees the other. A dead owner's claim bears a name that nobody will have again, so removing it
 * can't remove a living one's. Whoever sees a living claim takes its own back; after a pause of its own it tries again.
 */
export function lockDataDir(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: ownFolder });
  const own = `lock-${process.pid}-${birthOf(process.pid)}`;
  const file = join(dir, own);
  const release = () => rmSync(file, { force: true });
  for (let attempt = 1; ; attempt += 1) {
    claim(dir, file);
    const owner = findOtherOwner(dir, own);
    if (owner === undefined) return release;
    release();
    if (attempt === attempts) throw inUse(dir, owner);
    pause(5 + Math.random() * 25 * attempt);
  }
}

const inUse = (dir: string, owner: number) =>
  new DataLockedError(
    `The data folder ${dir} is in use by process ${owner}. Stop that process, or give this one another DATA_DIR or a DATABASE_URL.`,
  );

function claim(dir: string, file: string): void {
  try {
    closeSync(openSync(file, 'wx', ownFile));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(dir, process.pid);
    throw error;
  }
}

/** A living process with a claim on the folder; claims of the dead are removed. */
function findOtherOwner(dir: string, own: string): number | undefined {
  let living: number | undefined;
  for (const name of readdirSync(dir)) {
    const [, pid = '', birth] = /^lock-(\d+)-(\d*)$/.exec(name) ?? [];
    if (pid === '' || name === own) continue;
    if (isAlive(Number(pid)) && birthOf(Number(pid)) === birth) living = Number(pid);
    else rmSync(join(dir, name), { force: true });
  }
  return living;
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
