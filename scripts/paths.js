import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root, wherever the command was called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A path inside the project. */
export const at = (...parts) => join(root, ...parts);

const windows = process.platform === 'win32';
export const bins = at('node_modules', '.bin');

/** The Node that the project brings (a dependency), which runs everything once it is installed. */
export const projectNode = windows ? at('node_modules', 'node', 'bin', 'node.exe') : join(bins, 'node');

/** Where Node keeps what it has compiled, types stripped: a house that was open before opens a quarter sooner. */
const compiled = at('.cache', 'compiled');

/** The environment in which `node` means the project's Node and every tool is on PATH. */
export function toolEnv(extra = {}) {
  const path = `${bins}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled, ...extra };
}

/** The environment as it was outside the project: what npm must run in while it replaces node_modules. */
export function outerEnv(extra = {}) {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}
