import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Sources by their path from the project's root, such as `src/kit/shared/money.ts`. */
export type Tree = ReadonlyMap<string, string>;

export const projectRoot = join(import.meta.dirname, '..', '..');

/** Reads every source under folders of the project; generated ones are nobody's to mend. */
export function readTree(...folders: string[]): Tree {
  return readFiles(folders, (name) => /\.[jt]sx?$/.test(name) && !name.includes('.gen.'));
}

/** Reads the words that translators write under folders of the project. */
export function readWords(...folders: string[]): Tree {
  return readFiles(folders, (name) => name.endsWith('.json'));
}

function readFiles(folders: readonly string[], isRead: (name: string) => boolean): Tree {
  const paths = folders
    .flatMap((folder) => readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isRead(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [relative(projectRoot, path).split(sep).join('/'), readFileSync(path, 'utf8')] as const),
  );
}

/** A tree made up for a test: what a checker must find is written beside the check. */
export function inventedTree(sources: Record<string, string>): Tree {
  return new Map(Object.entries(sources));
}

/** A test, or what only tests use: `testing.ts` and what is called like it. */
export const isTest = (path: string): boolean => /(?:\.test|[/-]testing(?:-[\w-]+)?)\.tsx?$/.test(path);
