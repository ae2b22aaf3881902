import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { spawnSync } from 'node:child_process';
import { installedOptional, machineOf } from './complete-lock.js';
import { at, root, toolEnv } from './paths.js';

/**
 * `npm run audit`: what others wrote and we run. Known faults are asked of the registry; licences and install scripts
 * are allowed by name. Ends with 1 when it finds something. Where the registry can't be asked, it says so.
 */

/** Licences, as packages spell them, under which we may use and pass on what they cover. */
const allowedLicences = [
  '(MIT OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Data of browsers, which the build reads.
  'CC-BY-4.0',
  'ISC',
  'MIT',
  // As ibantools spells it.
  'MIT or MPL-2.0',
  'MIT-0',
  // The lightningcss and axe-core that build and test: used as they are.
  'MPL-2.0',
  // Fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/**
 * Allowed for these packages alone: libvips of sharp and libheif, libraries in files of their own, which stay as they
 * are; one whose package.json names no licence, which is MIT by the file beside it; and two parts of the tool that cuts
 * fonts, which nothing of the house ships.
 */
const allowedFor = {
  argparse: ['PSF-2.0'],
  pako: ['(MIT AND Zlib)'],
  'libheif-js': ['LGPL-3.0'],
  'png-js': [undefined],
  '@img/sharp-': ['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const namesOf = (lock) => Object.entries(lock.packages).filter(([path]) => path !== '');

/** A package for another machine is not at hand to be asked: it is a part of the package that asks for it. */
function licencesOfParts(lock, optionalOf) {
  const parts = namesOf(lock).flatMap(([owner, { license, optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? optionalOf(owner))
      .filter((name) => machineOf(name) !== undefined)
      .map((name) => [name, license]),
  );
  return new Map(parts);
}

/** Packages whose licence nobody has allowed. */
export function strangeLicences(lock, optionalOf = () => ({})) {
  const ofParts = licencesOfParts(lock, optionalOf);
  return namesOf(lock).flatMap(([path, entry]) => {
    const licence = entry.license ?? ofParts.get(nameOf(path));
    const own = Object.entries(allowedFor).find(([start]) => nameOf(path).startsWith(start))?.[1] ?? [];
    if (allowedLicences.includes(licence) || own.includes(licence)) return [];
    return [`${nameOf(path)} has the licence ${licence ?? 'of nobody'}, which is not among those allowed`];
  });
}

/** Packages that would run something when they are installed, and of which package.json says neither yes nor no. */
export function strangeScripts(lock, allowScripts) {
  const names = namesOf(lock).flatMap(([path, entry]) => (entry.hasInstallScript ? [nameOf(path)] : []));
  return [...new Set(names)]
    .filter((name) => typeof allowScripts[name] !== 'boolean')
    .map((name) => `${name} runs a script when it is installed, and allowScripts does not name it`);
}

/** What the registry knows: { faults }, or { why } when it could not be asked. */
export function readFaults(answer) {
  let said;
  try {
    said = JSON.parse(answer);
  } catch {
    return { why: 'its answer can’t be read' };
  }
  if (said.vulnerabilities === undefined)
    return { why: said.statusCode ? `it answered ${said.statusCode}` : 'it did not answer' };
  return {
    faults: Object.values(said.vulnerabilities).map(({ name, severity, range, via }) => {
      const titles = via.flatMap((one) => (typeof one === 'string' ? [] : [one.title]));
      return `${name} ${range} has a known fault (${severity})${titles.length > 0 ? `: ${titles.join('; ')}` : ''}`;
    }),
  };
}

function askRegistry() {
  const options = { cwd: root, env: toolEnv(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  return readFaults(spawnSync('npm', ['audit', '--json'], options).stdout ?? '');
}

function audit() {
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const { allowScripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const { faults, why } = askRegistry();
  const findings = [
    ...(faults ?? []),
    ...strangeLicences(lock, installedOptional),
    ...strangeScripts(lock, allowScripts),
  ];
  for (const finding of findings) process.stdout.write(`${finding}\n`);
  const count = namesOf(lock).length;
  process.stdout.write(`${count} packages: licences and install scripts looked at\n`);
  process.stdout.write(
    why === undefined
      ? `known faults: the registry names ${faults.length}\n`
      : `known faults: NOT LOOKED AT, the registry could not be asked (${why})\n`,
  );
  process.stdout.write(`${findings.length} findings\n`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) audit();
