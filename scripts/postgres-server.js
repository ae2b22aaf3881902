import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Settings of a server whose data nobody will miss: it may forget everything, and it must be fast. */
const settings = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // What it is asked for and refuses is what tests are about: told to nobody, because it stands when nobody reads it.
  log_min_messages: 'log',
  // Rings of waiting are made on purpose: each of a chain of them would cost the usual second.
  deadlock_timeout: '50ms',
  max_connections: '200',
  shared_buffers: '128MB',
};

/** PostgreSQL refuses to run as root: there it runs as the user that Debian made for it, else as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as');
}

/** A folder that this user may reach: root's own temporary folder can be closed to others. */
function ownFolder(who) {
  const reachable = [tmpdir(), '/tmp', '/var/tmp'].find(
    (folder) => spawnSync('test', ['-w', folder], who).status === 0,
  );
  if (reachable === undefined) throw new Error('no temporary folder is open to the user that PostgreSQL would run as');
  const folder = mkdtempSync(join(reachable, 'aftersun-postgres-'));
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  return folder;
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

function makeCluster(programs, data, who) {
  const base = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  const options = { ...who, cwd: data, encoding: 'utf8' };
  // C.UTF-8 knows accented capitals and sorts the same everywhere; not every system has it.
  for (const locale of ['C.UTF-8', 'C']) {
    const made = spawnSync(join(programs, 'initdb'), [...base, `--locale=${locale}`], options);
    if (made.status === 0) return;
    if (locale === 'C') throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  }
}

/** Resolves when the server says it is ready; rejects with its last words when it ends first. */
function ready(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const timer = setTimeout(() => reject(new Error(`PostgreSQL was not ready after 30 s: ${log}`)), 30_000);
    const settle = (act) => {
      clearTimeout(timer);
      act();
    };
    server.stderr.on('data', (bytes) => {
      log = (log + bytes).slice(-4000);
      if (log.includes('ready to accept connections')) settle(resolve);
    });
    server.on('error', (error) => settle(() => reject(error)));
    server.on('exit', () => settle(() => reject(new Error(`PostgreSQL did not start: ${log}`))));
  });
}

/**
 * Starts a server of our own on a free local port, in a folder of its own, with some settings besides; `stop` ends it and
 * leaves nothing behind.
 */
export async function startPostgres(programs, more = {}) {
  const who = unprivileged();
  const data = ownFolder(who);
  let server;
  const tidy = () => {
    if (server !== undefined && server.exitCode === null) server.kill('SIGQUIT');
    rmSync(data, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.once('exit', tidy);
  const stop = async () => {
    if (server !== undefined && server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      const timer = setTimeout(() => server.kill('SIGQUIT'), 10_000);
      await ended;
      clearTimeout(timer);
    }
    tidy();
    process.off('exit', tidy);
  };
  try {
    makeCluster(programs, data, who);
    const port = await freePort();
    const all = { ...settings, ...more, unix_socket_directories: data };
    const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const options = { ...who, cwd: data, env, stdio: ['ignore', 'ignore', 'pipe'] };
    server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...args], options);
    await ready(server);
    // By the socket in its folder: a statement there and back costs a third less than over TCP.
    return { url: `postgres://postgres@127.0.0.1:${port}/postgres?host=${encodeURIComponent(data)}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
