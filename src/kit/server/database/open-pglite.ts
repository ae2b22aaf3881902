/** Opens the embedded database. */
import { btree_gist as btreeGist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm as pgTrgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import { lockDataDir } from './data-lock.ts';
import type { Database } from './database.ts';
import { requireKnownTables, withMigrations } from './migrations.ts';
import { OwnFiles } from './own-files.ts';
import { PreparingPglite } from './preparing-pglite.ts';
import { casing, channel, settings } from './settings.ts';
import { withoutTypings } from './without-typings.ts';

const extensions = { btreeGist, pgTrgm, unaccent };

/**
 * So much of its files the database holds in memory of its own, all of which it takes at its start; of 128 MB, its usual
 * share, a town fills little. What does not fit is read again from its files, which the machine holds as well. Whoever asks
 * little, or reads everything once, is content with less: taking 32 MB is half of what opening costs.
 */
const startParams = (isBrief: boolean) => [
  ...PreparingPglite.defaultStartParams,
  '-c',
  `shared_buffers=${isBrief ? '2MB' : '32MB'}`,
];

/**
 * Opens the embedded database; the folder is locked against a second process. `dump` restores a snapshot (tests),
 * `isBrief` says that it is opened for one errand.
 */
export async function openPglite(
  options: { dataDir?: string; dump?: Blob; isBrief?: boolean } = {},
): Promise<Database> {
  const unlock = options.dataDir === undefined ? () => undefined : lockDataDir(options.dataDir);
  try {
    const client = new PreparingPglite({
      ...(options.dataDir === undefined ? {} : { fs: new OwnFiles(join(options.dataDir, 'pg')) }),
      ...(options.dump === undefined ? {} : { loadDataDir: options.dump }),
      extensions,
      startParams: startParams(options.isBrief === true),
    });
    await client.waitReady;
    await client.exec(settings.map((setting) => `set ${setting};`).join(' '));
    const db = withoutTypings(drizzle(client, { casing }));
    return {
      db,
      engine: 'PGlite',
      embedded: client,
      checkpoint: async () => void (await client.exec('checkpoint')),
      migrate: async (last) => {
        await requireKnownTables(async (statement) => {
          const { rows } = await client.query<[string | null]>(statement, [], { rowMode: 'array' });
          return rows[0]?.[0] ?? null;
        });
        await withMigrations(last, (migrationsFolder) => migrate(db, { migrationsFolder }));
      },
      onTouched: async (listener) => void (await client.listen(channel, listener)),
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
