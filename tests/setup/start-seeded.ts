/**
 * `node --import ./tests/setup/start-seeded.ts dist/house/main.js`: a house of the journeys finds its new database filled.
 * Filling it takes longer than many journeys, so it is done once and kept in `.cache/` until something it is made from
 * changes: migrations, sources of the server, the libraries, the evening on which the journeys begin. What the run before
 * left in the house's folder goes.
 */
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '#kit/server/env.ts';
import type { Env } from '#kit/server/env.ts';
import { systemClock } from '#kit/shared/clock.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, '.cache', 'journeys-seeded');

/** What of the tests decides how it is filled. */
const own = ['fill-database', 'an-ended-stay', 'people-of-the-past'].map((name) => `tests/setup/${name}.ts`);

const prefixOf = ({ DEMO }: Env) => (DEMO ? 'demo-' : 'empty-');

/** A name that is another one as soon as the filled database could be. Those with and without the catalogue differ. */
function nameOf(env: Env): string {
  const sources = globSync(['migrations/**/*.*', 'src/**/*.ts', ...own, 'package-lock.json'], {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts'),
  });
  const hash = createHash('sha256').update(process.env['JOURNEYS_BEGIN'] ?? '');
  for (const path of sources.toSorted()) hash.update(path).update(readFileSync(join(root, path)));
  return `${prefixOf(env)}${hash.digest('hex').slice(0, 16)}`;
}

/** Fills a database aside and moves it to its place whole: who is ended meanwhile leaves nothing half done. */
async function fill(place: string, env: Env): Promise<void> {
  const aside = `${place}-${process.pid}`;
  // Reading half the server takes seconds: only who has nothing kept needs it.
  const { fillDatabase } = await import('./fill-database.ts');
  await fillDatabase(aside, env, systemClock());
  for (const old of readdirSync(kept).filter((name) => name.startsWith(prefixOf(env))))
    if (join(kept, old) !== aside) rmSync(join(kept, old), { recursive: true });
  renameSync(aside, place);
}

const env = readEnv();
if (!env.DATA_DIR.startsWith(join(root, '.cache'))) throw new Error(`Journeys keep to .cache, not to ${env.DATA_DIR}`);
const place = join(kept, nameOf(env));
mkdirSync(kept, { recursive: true });
if (!existsSync(place)) await fill(place, env);
rmSync(env.DATA_DIR, { recursive: true, force: true });
cpSync(place, env.DATA_DIR, { recursive: true });
