/**
 * Which files each part of the house is made of that comes when it is wanted. A builder writes that into the script that asks
 * for the part, so the first page's told of three hundred files that it does not need. Here it stands in a file of its own
 * beside the first script, which reads it when the page rests (`kit/web/parts/ask-for-part.ts`, decision 0247).
 */
import type { Plugin } from 'vite';
import type { PartFiles } from '../../src/kit/web/parts/ask-for-part.ts';
import { at } from '../paths.js';

type Chunk = { readonly fileName: string; readonly imports: readonly string[] };

/** What the builder asks for parts with. */
const helper = /^\0vite\/preload-helper\.js$/;
const file = JSON.stringify(at('src', 'kit', 'web', 'parts', 'ask-for-part.ts'));
const instead = `export { askForPart as __vitePreload } from ${file};`;

/** A file and all that it can't run without. */
function filesOf(name: string, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const one of chunks.get(name)?.imports ?? []) filesOf(one, chunks, found);
  return found;
}

/** What is asked for with each part, but for what `entry` brought to every page. */
export function partFilesOf(parts: readonly string[], entry: string, all: readonly Chunk[]): PartFiles {
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const isThere = filesOf(entry, chunks);
  const files: string[] = [];
  const numberOf = (file: string) => {
    const known = files.indexOf(file);
    return known < 0 ? files.push(file) - 1 : known;
  };
  const lists = parts.map((part) => [...filesOf(part, chunks)].filter((file) => !isThere.has(file)).map(numberOf));
  return { files, parts: lists };
}

export function partFiles(): Plugin {
  let isAsked = false;
  return {
    name: 'part-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // A script names the part and its styles, which it can't be shown without.
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { resolveDependencies: (part) => [part] } } } : undefined,
    load: {
      filter: { id: helper },
      handler() {
        isAsked = true;
        return instead;
      },
    },
    generateBundle(_, bundle) {
      // Another version of the builder may call it otherwise: all would work, and parts come file by file.
      if (!isAsked)
        throw new Error('The builder asks for parts with something else than the helper that is replaced here');
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The pages have no first script');
      const parts = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName);
      const source = JSON.stringify(partFilesOf(parts, entry.fileName, chunks));
      // Its name is that of the first script, whose own is made of all that it leads to.
      this.emitFile({ type: 'asset', fileName: entry.fileName.replace(/js$/, 'json'), source });
    },
  };
}
