import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { at, outerEnv, projectNode } from './paths.js';
import { ensureLibraries } from './node-libraries.js';
import { canInstallAll } from './node-version.js';
import { runQuietly } from './run.js';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * What of a lock file is not installed, in words, or undefined when all is there. npm notes what it installed in
 * node_modules/.package-lock.json; comparing versions instead of dates survives a branch switch and a fresh checkout.
 */
export function whatIsMissing(lock, installed) {
  if (installed === undefined) return 'nothing is installed yet';
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '' || wanted.link) continue;
    const have = installed.packages[path];
    // Optional packages are mostly for other machines; one that is here must still be the right version.
    if (have === undefined ? !wanted.optional : have.version !== wanted.version)
      return `${path.replace(/^.*node_modules\//, '')} ${wanted.version}`;
  }
  return undefined;
}

function missingPackages() {
  const note = at('node_modules', '.package-lock.json');
  return whatIsMissing(readJson(at('package-lock.json')), existsSync(note) ? readJson(note) : undefined);
}

/** The Node the project brings is unpacked by an install script, which some settings of npm forbid. */
function projectNodeWorks() {
  const wanted = readJson(at('package-lock.json')).packages['node_modules/node']?.version;
  const found = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.trim() === `v${wanted}`;
}

/** The Node that npm will run on: not ours, when ours is the project's own that npm is about to replace. */
function outerNodeVersion() {
  const found = spawnSync('node', ['--version'], { env: outerEnv(), encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim().slice(1) : process.versions.node;
}

/** Under a Node too old to install everything, brings the project's Node first and lets npm run on that. */
async function withNewEnoughNode(work) {
  if (canInstallAll(outerNodeVersion())) return work(outerEnv());
  const { version } = readJson(at('package-lock.json')).packages['node_modules/node'];
  const folder = mkdtempSync(join(tmpdir(), 'aftersun-node-'));
  try {
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--allow-scripts=node'];
    await runQuietly(`Bringing Node ${version}`, 'npm', [...args, `node@${version}`], { env: outerEnv(), cwd: folder });
    const bin = join(folder, 'node_modules', '.bin');
    await ensureLibraries(join(bin, 'node'));
    const env = outerEnv();
    return await work({ ...env, PATH: `${bin}${delimiter}${env.PATH}` });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs what package-lock.json names, tools included, when it is not all there. Costs milliseconds when it is. */
export async function ensureInstalled() {
  const missing = missingPackages();
  if (missing !== undefined) {
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    await withNewEnoughNode((env) => runQuietly(`Installing packages (${missing})`, 'npm', args, { env }));
  }
  if (projectNodeWorks()) return;
  await ensureLibraries(projectNode);
  if (projectNodeWorks()) return;
  await runQuietly('Unpacking Node', 'npm', ['rebuild', 'node', '--ignore-scripts=false'], { env: outerEnv() });
  if (!projectNodeWorks()) throw new Error('The Node that the project brings does not run on this machine.');
}
