import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { at, root } from '../paths.js';

const folders = ['src', 'tests', 'e2e', 'bench', 'scripts'];
const isProgram = (path) => /\.[jt]sx?$/.test(path);
const isGenerated = (path) => path.includes('.gen.');

/** What every file hangs on: the tools and their settings. */
const settings = ['package-lock.json', 'package.json', 'tsconfig.json', '.oxlintrc.json'];

/** What others see without importing it: types said of all, and the pages that every link is checked by. */
const isForAll = (path, text) =>
  path.endsWith('.d.ts') || path.startsWith('src/app/web/routes/') || /^declare (?:global|module)\b/m.test(text);

const named = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const aliases = { '#app/': 'src/app/', '#features/': 'src/features/', '#market/': 'src/market/', '#kit/': 'src/kit/' };

const byName = (a, b) => (a < b ? -1 : 1);

/** Where a name leads in the project; null where it leads to a library. */
function pathOf(name, from) {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const alias = Object.keys(aliases).find((start) => name.startsWith(start));
  return alias === undefined ? null : aliases[alias] + name.slice(alias.length);
}

/**
 * The files that have to be looked at again: those that are not as they were, and all that import one of them, through
 * others too. Null for all of them: nothing is known from before, something is gone, or what all hang on has changed.
 * `sources` are texts by path, `before` what `factsOf` said of them when all was well.
 */
export function toLookAt(sources, before) {
  const now = factsOf(sources);
  if (before?.ground !== now.ground || Object.keys(before.files).some((path) => !sources.has(path))) return null;
  const importers = new Map();
  for (const [path, text] of sources) {
    if (!isProgram(path)) continue;
    for (const [, name] of text.matchAll(named)) {
      const to = pathOf(name, path);
      if (to !== null) importers.set(to, [...(importers.get(to) ?? []), path]);
    }
  }
  const found = new Set([...sources.keys()].filter((path) => before.files[path] !== now.files[path]));
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found].filter((path) => isProgram(path) && !isGenerated(path)).sort(byName);
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** What is remembered of sources: a hash of each, and one of what all of them hang on. */
export function factsOf(sources) {
  const forAll = [...sources].filter(([path, text]) => settings.includes(path) || isForAll(path, text));
  return {
    ground: hashOf(JSON.stringify([process.version, forAll])),
    files: Object.fromEntries([...sources].map(([path, text]) => [path, hashOf(text)])),
  };
}

/** Everything that lint and types read, pictures and the like aside. */
export function readSources() {
  const files = folders
    .flatMap((folder) => readdirSync(at(folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:[jt]sx?|json|css)$/.test(entry.name))
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
  const others = readdirSync(root).filter((name) => name.endsWith('.config.ts') || settings.includes(name));
  return new Map([...files, ...others].sort(byName).map((path) => [path, readFileSync(at(path), 'utf8')]));
}

const remembered = at('.cache', 'linted.json');

/** What was said of the sources when they were last all well. */
export function recall() {
  return existsSync(remembered) ? JSON.parse(readFileSync(remembered, 'utf8')) : undefined;
}

export function remember(facts) {
  mkdirSync(dirname(remembered), { recursive: true });
  writeFileSync(remembered, JSON.stringify(facts));
}
