import { spawnSync } from 'node:child_process';
import { install, mayInstall } from './apt.js';

const missingLibrary = /error while loading shared libraries: ([^:]+):/;

function libraryMissing(node) {
  const { stderr } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return missingLibrary.exec(stderr ?? '')?.[1];
}

/** Node 25 and newer need libatomic, which small Debian images lack: it is installed, or the way to it is told. */
export async function ensureLibraries(node) {
  const library = libraryMissing(node);
  if (library === undefined) return;
  if (library === 'libatomic.so.1' && mayInstall()) await install('libatomic1');
  if (libraryMissing(node) === undefined) return;
  throw new Error(
    `The Node that Aftersun brings needs the system library ${library}, which this machine lacks. ` +
      'Install it (Debian and Ubuntu: "apt-get install libatomic1", Fedora: "dnf install libatomic") and try again.',
  );
}
