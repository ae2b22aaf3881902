/** What in a folder others than its owner could read, write or enter, the folder itself included, links left alone. */
import { lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Each such thing with its mode, like `pg/base 755`. */
export function openToOthers(folder: string): string[] {
  const walk = (path: string): string[] => {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return [];
    const mode = found.mode & 0o777;
    const wanted = found.isDirectory() ? 0o700 : 0o600;
    const mine = mode === wanted ? [] : [`${relative(folder, path) || '.'} ${mode.toString(8)}`];
    return found.isDirectory() ? [...mine, ...readdirSync(path).flatMap((name) => walk(join(path, name)))] : mine;
  };
  return walk(folder);
}
