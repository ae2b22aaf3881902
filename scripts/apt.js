import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './run.js';

/** Whether Debian packages can be installed here: only root may, and only where apt is. */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** apt takes turns: phases side by side may both need something. */
let turn = Promise.resolve();

/** Installs a Debian package, its own needs only; one that another would have to leave for is not installed. */
export function install(name) {
  const installed = turn.then(() => installNow(name));
  turn = installed.catch(() => {});
  return installed;
}

const env = () => ({ ...process.env, DEBIAN_FRONTEND: 'noninteractive' });

/** Once a run is enough. */
let read;
function readList() {
  read ??= runQuietly('Reading the list of Debian packages', 'apt-get', ['update', '-q'], { env: env() });
  return read;
}

async function installNow(name) {
  await readList();
  const args = ['install', '-y', '-q', '--no-install-recommends', '--no-remove', name];
  await runQuietly(`Installing Debian's ${name}`, 'apt-get', args, { env: env() });
}

/** The first of these commands on PATH, as a full path. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) for (const folder of folders) if (existsSync(join(folder, name))) return join(folder, name);
  return undefined;
}
