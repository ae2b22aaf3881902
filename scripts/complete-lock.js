import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at, root } from './paths.js';

/**
 * `npm run lock`: some registries do not serve every package for every machine (macOS, Windows, musl …). npm then leaves
 * these optional packages out of package-lock.json, and `npm ci` refuses such a lock everywhere. This notes them as npm
 * would have: with the exact version their owner asks for, and the machine they are for.
 */
const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The machine that a platform package is for, read from its name, such as `@oxlint/binding-linux-arm64-musl`. */
export function machineOf(name) {
  const words = name.split('/').pop().split('-');
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) => (word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : []));
  if (cpu.length === 0) return undefined;
  return { cpu, ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

/** Where Node would find a dependency of the package at this path of the lock. */
function placeIn(packages, owner, name) {
  for (let folder = owner; ; folder = dirname(folder)) {
    const path = `${folder === '' || folder === '.' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '' || folder === '.') return undefined;
  }
}

/** An entry as npm writes it, but for the checksum: the registry at hand does not have the package to compute it from. */
function entryFor(version, { cpu, libc, os }, dev) {
  return { version, cpu, ...(dev && { dev }), ...(libc && { libc }), optional: true, ...(os && { os }) };
}

/** The optional packages that a lock should name and does not, by their path in it. */
export function missingEntries({ packages }, optionalOf) {
  const missing = {};
  for (const [owner, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? optionalOf(owner))) {
      const machine = machineOf(name);
      // Owners of platform packages ask for an exact version; a range would need the registry to be resolved.
      if (machine === undefined || !/^\d/.test(version) || placeIn(packages, owner, name) !== undefined) continue;
      missing[`node_modules/${name}`] = entryFor(version, machine, entry.dev);
    }
  return missing;
}

/** What an installed package says of itself; npm also drops from the lock what its owner asks for. */
export function installedOptional(owner) {
  const path = join(root, owner, 'package.json');
  return owner !== '' && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')).optionalDependencies ?? {}) : {};
}

function completeLock() {
  const path = at('package-lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8'));
  const missing = missingEntries(lock, installedOptional);
  const all = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`package-lock.json: ${Object.keys(missing).length} packages for other machines added\n`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) completeLock();
