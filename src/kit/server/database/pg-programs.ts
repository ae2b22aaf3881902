/** Runs the programs that copy a PostgreSQL server's database: pg_dump and pg_restore, which come with PostgreSQL. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programEnv } from '../env.ts';

const debianVersions = '/usr/lib/postgresql';

/** The newest one that Debian installed (its /usr/bin has a wrapper that may choose an older), or the one on the path. */
function programAt(name: string): string {
  const found = existsSync(debianVersions) ? readdirSync(debianVersions) : [];
  const newest = found
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debianVersions, version, 'bin', name));
  return newest.find((path) => existsSync(path)) ?? name;
}

/** The address without its password, and the password: what a program is called with can be read by everybody. */
function withoutPassword(url: string): { address: string; secret: Record<string, string> } {
  const address = new URL(url);
  const { password } = address;
  address.password = '';
  return { address: address.href, secret: password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) } };
}

export class ProgramError extends Error {}

/** Runs `pg_dump` or `pg_restore` on the database of an address; a failure throws the program's own words. */
export async function runPgProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const { address, secret } = withoutPassword(url);
  const env = programEnv(secret) as NodeJS.ProcessEnv;
  const program = spawn(programAt(name), [`--dbname=${address}`, '--no-password', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  program.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-2000)));
  const [code] = (await once(program, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? missing(name) : error;
  })) as [number | null];
  if (code !== 0) throw new ProgramError(`${name} failed: ${words.trim()}`);
}

const missing = (name: string) =>
  new ProgramError(
    `${name} is missing. It comes with PostgreSQL (on Debian: postgresql-client) and must be as new as the server.`,
  );
