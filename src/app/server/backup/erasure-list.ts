/**
 * The list of erased accounts, kept beside the backups: an earlier backup would bring them back. It holds ids and
 * instants, nothing of anybody. It is written to when somebody is erased, and by the clock, so that a line that could
 * not be written comes later; what it names and the database still has is erased again.
 */
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { eraseAgain } from '#features/account/server/erasure.ts';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { personalData } from '../personal-data.ts';

export type Erased = { readonly id: string; readonly at: Date };

/** Where the list is, in the folder of the backups. */
export const erasureListIn = (folder: string): string => join(folder, 'erased.txt');

/** What a list says; undefined when there is none. A line that was cut short by a kill is none. */
export async function readErasureList(path: string): Promise<Erased[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.split('\n').flatMap((line) => {
    const [, id, instant] = /^(\S+) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(line) ?? [];
    return id === undefined || instant === undefined ? [] : [{ id, at: new Date(instant) }];
  });
}

/** Adds who is not on the list yet; it is on the disk when this comes back. The list is made if there is none. */
export async function addToErasureList(path: string, erased: readonly Erased[]): Promise<void> {
  const known = await readErasureList(path);
  const listed = new Set(known?.map(({ id }) => id));
  const missing = erased.filter(({ id }) => !listed.has(id));
  if (known !== undefined && missing.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    // The break before a line ends what a kill may have left.
    await file.appendFile(missing.map(({ id, at }) => `\n${id} ${at.toISOString()}\n`).join(''));
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Brings list and database together, both ways; gives how many were erased again. */
export async function keepErasures(db: Db, path: string): Promise<number> {
  const again = await eraseAgain(db, personalData, (await readErasureList(path)) ?? []);
  const rows = await db.select({ id: users.id, at: users.erasedAt }).from(users).where(isNotNull(users.erasedAt));
  const erased = rows.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]));
  if (erased.length > 0) await addToErasureList(path, erased);
  return again;
}
