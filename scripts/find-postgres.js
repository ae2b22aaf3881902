import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { at } from './paths.js';
import { install, mayInstall, onPath } from './apt.js';
import { startPostgres } from './postgres-server.js';

const debianVersions = '/usr/lib/postgresql';
const extensions = ['pg_trgm', 'unaccent', 'btree_gist'];

/** The folder of the newest server programs on this machine. */
function findPrograms() {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const folders = [...versions]
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, 'bin'));
  const loose = onPath(['initdb']);
  if (loose !== undefined) folders.push(dirname(loose));
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Installs Debian's server programs and nothing that runs: no cluster is made, so no service starts. */
async function installPrograms() {
  const folder = '/etc/postgresql-common/createcluster.d';
  const policy = join(folder, 'aftersun-tests.conf');
  const existed = existsSync('/etc/postgresql-common');
  mkdirSync(folder, { recursive: true });
  writeFileSync(policy, 'create_main_cluster = false\n');
  try {
    await install('postgresql');
  } finally {
    rmSync(policy, { force: true });
    if (!existed && !existsSync(debianVersions)) rmSync('/etc/postgresql-common', { recursive: true, force: true });
  }
}

let bringing;
/** Installs them where they are not, once. A run begins so, beside other work, and its doors find them. */
export function bringPostgres() {
  const isThere = process.env.TEST_DATABASE_URL || findPrograms() !== undefined;
  bringing ??= isThere || !mayInstall() ? Promise.resolve() : installPrograms();
  return bringing;
}

/** Connects once: which version answers, and whether it has the extensions the schema needs. */
export async function askServer(url) {
  const { Client } = createRequire(at('package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const version = await client.query('show server_version');
    const names = await client.query('select name from pg_available_extensions where name = any($1)', [extensions]);
    const have = new Set(names.rows.map((row) => row.name));
    const missing = extensions.filter((name) => !have.has(name));
    return { version: version.rows[0].server_version.split(' ')[0], missing };
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * A real PostgreSQL server for the door tests: { url, version, stop }, or { why } when none can be had. One that
 * TEST_DATABASE_URL names must work: then a failure is an error, not a shrug. With settings it is one of our own.
 */
export async function findPostgres(settings) {
  const named = process.env.TEST_DATABASE_URL;
  if (settings === undefined && named !== undefined && named !== '') {
    const { version, missing } = await askServer(named).catch((error) => {
      throw new Error(`The server that TEST_DATABASE_URL names does not answer: ${error.message}`);
    });
    if (missing.length > 0) throw new Error(`The server of TEST_DATABASE_URL lacks ${missing.join(', ')}.`);
    return { url: named, version, stop: async () => {} };
  }
  try {
    await bringPostgres();
    const programs = findPrograms();
    if (programs === undefined) return { why: 'no PostgreSQL is installed, and only root on Debian could install it' };
    const server = await startPostgres(programs, settings);
    const { version, missing } = await askServer(server.url);
    if (missing.length === 0) return { ...server, version };
    await server.stop();
    return { why: `PostgreSQL ${version} in ${programs} lacks ${missing.join(', ')}` };
  } catch (error) {
    return { why: error.message };
  }
}
