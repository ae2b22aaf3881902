/** What a visitor's browser loads to make each page work: `node bench/bundle.ts`, after a build (quality, Speed and size). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly assets?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;
export type BundleReport = {
  /** Bytes of JavaScript, brotli, for a first visit of each page. */
  readonly pages: Readonly<Record<string, number>>;
  /** Bytes of fonts; woff2 is compressed already. */
  readonly fonts: number;
  readonly failures: readonly string[];
};

const client = join(import.meta.dirname, '../dist/client');
const server = join(import.meta.dirname, '../dist/server');
const entry = 'src/app/web/client.tsx';
const page = /^src\/app\/web\/routes\/(?<name>[\w.$-]+)\.tsx?/;

/** The bars, in bytes: a KB is 1000 of them. */
export const bars = { home: 125_000, fonts: 90_000 } as const;

function closure(manifest: Manifest, keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    closure(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** The fonts that the server's pages name: its half of the build names files for itself, and must name them as the client's does. */
function fontsOfPages(): Set<string> {
  const pages = globSync('**/*.js', { cwd: server }).map((file) => readFileSync(join(server, file), 'utf8'));
  return new Set(pages.flatMap((text) => text.match(/assets\/[\w.-]+\.woff2/g) ?? []));
}

/** Reads the manifest of the last build and measures it. */
export function bundleReport(): BundleReport {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = known.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    known.set(file, size);
    return size;
  };
  const pages: Record<string, number> = {};
  for (const key of Object.keys(manifest)) {
    const name = page.exec(key)?.groups?.['name'];
    if (name === undefined || name === '__root') continue;
    const path = name === 'index' ? '/' : `/${name.replaceAll('.', '/')}`;
    const files = closure(manifest, [entry, key]);
    pages[path] = [...files].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + sizeOf(file), 0);
  }
  const files = new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]));
  const fonts = [...files]
    .filter((file) => file.endsWith('.woff2'))
    .reduce((sum, file) => sum + readFileSync(join(client, file)).length, 0);
  const home = pages['/'];
  const failures = [
    ...(home === undefined ? ['The manifest knows no home page.'] : []),
    ...(home !== undefined && home > bars.home
      ? [`/ loads ${home} bytes of JavaScript, ${bars.home} are allowed.`]
      : []),
    ...(fonts === 0 ? ['The manifest knows no fonts.'] : []),
    ...[...fontsOfPages()]
      .filter((file) => !files.has(file))
      .map((file) => `Pages ask for ${file}, which is not there.`),
    ...(fonts > bars.fonts ? [`The fonts have ${fonts} bytes, ${bars.fonts} are allowed.`] : []),
  ];
  return { pages, fonts, failures };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { pages, fonts, failures } = bundleReport();
  const lines = Object.entries(pages).toSorted(([a], [b]) => a.localeCompare(b));
  for (const [path, size] of [...lines, ['fonts', fonts] as const])
    process.stdout.write(`${path.padEnd(24)}${(size / 1000).toFixed(1).padStart(8)} KB\n`);
  for (const failure of failures) process.stderr.write(`${failure}\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
