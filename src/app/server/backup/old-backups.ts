/** Backups hold personal data: they are kept as long as the privacy policy says, and no longer. */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keptSince, retention } from '#features/site/retention.ts';

/** A backup's name is its instant, so that names sort as they were made. */
export const nameOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

const isName = (name: string) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(?:\.part)?$/.test(name);

/** Takes away what is older, unfinished ones too. Call it when a newer one is whole: the last one never goes. */
export async function dropOldBackups(folder: string, at: Date, say: (line: string) => void): Promise<void> {
  const oldest = nameOf(keptSince(retention.backups, at));
  for (const name of await readdir(folder)) {
    if (!isName(name) || name >= oldest) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    say(`${name} was kept for ${retention.backups.days} days and is gone.`);
  }
}
