/** Files of the build: compressed when it is built, read once, hashed names kept by browsers for a year. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, isFresh, pickEncoding } from './kept/kept.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const isText = (type: string) => /^text\/|javascript|json|svg/.test(type);
const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream';
/** What a file is called beside the one it was compressed from. */
const endings = { br: '.br', gzip: '.gz' } as const;
/** Larger files are streamed from disk and never held in memory. */
const maxHeldBytes = 2 * 1024 * 1024;

type Copy = { etag: string; plain: Buffer; br?: Buffer; gzip?: Buffer };

function listFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const path = join(dir, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    // A link could lead outside.
    return entry.isFile() ? [path] : [];
  });
}

/** A file's path as addresses write it. */
const addressOf = (path: string) => encodeURI(`/${path.split(sep).join('/')}`).replace(/[?#]/g, encodeURIComponent);

/** Compresses each text in a folder as well as can be, and lays it beside: a part of the build, so that no visitor waits for it. */
export async function compressFiles(dir: string): Promise<void> {
  const texts = listFiles(dir).filter((path) => isText(typeOf(path)));
  await Promise.all(
    texts.map(async (path) => {
      const { br, gzip } = await compress(await readFile(path));
      await Promise.all([writeFile(path + endings.br, br), writeFile(path + endings.gzip, gzip)]);
    }),
  );
}

/** Serves the files that stood in a folder at start: a name that was not there is no file, so no path can lead outside. */
export function staticFiles(dir: string) {
  const paths = new Set(listFiles(dir));
  const isCompressed = (path: string) =>
    Object.values(endings).some((ending) => path.endsWith(ending) && paths.has(path.slice(0, -ending.length)));
  const files = new Map(
    [...paths].filter((path) => !isCompressed(path)).map((path) => [addressOf(relative(dir, path)), path]),
  );
  const copies = new Map<string, Promise<Copy>>();

  const copyOf = (path: string): Promise<Copy> => {
    const known = copies.get(path);
    if (known) return known;
    const made = makeCopy(path, paths.has(path + endings.br) && paths.has(path + endings.gzip));
    copies.set(path, made);
    // What could not be read now may be read later.
    made.catch(() => copies.delete(path));
    return made;
  };

  return {
    /** Which build it is: hashed names stand for what is in them. */
    build: createHash('sha256')
      .update([...files.keys()].toSorted().join())
      .digest('base64url')
      .slice(0, 8),
    has: (pathname: string) => files.has(pathname),
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const path = files.get(pathname) ?? '';
      const type = typeOf(path);
      const headers = {
        'content-type': type,
        'cache-control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
        ...(isText(type) ? { vary: 'accept-encoding' } : {}),
      };
      // Browsers seek in a film, and some play none, only where pieces can be had.
      if (type.startsWith('video/') || statSync(path).size > maxHeldBytes) return streamFile(path, request, headers);
      const copy = await copyOf(path);
      if (isFresh(request.headers.get('if-none-match') ?? undefined, copy.etag))
        return new Response(null, { status: 304, headers: { ...headers, etag: copy.etag } });
      const encoding = isText(type) ? pickEncoding(request.headers.get('accept-encoding') ?? undefined) : 'identity';
      const body = encoding === 'identity' ? copy.plain : copy[encoding];
      const encoded = body === undefined || encoding === 'identity' ? {} : { 'content-encoding': encoding };
      return new Response(new Uint8Array(body ?? copy.plain), { headers: { ...headers, ...encoded, etag: copy.etag } });
    },
  };
}

/** What does not lie beside it compressed (files that no build has laid there) is compressed at its first use. */
async function makeCopy(path: string, isPacked: boolean): Promise<Copy> {
  const plain = await readFile(path);
  const etag = etagOf(plain);
  if (!isText(typeOf(path))) return { etag, plain };
  if (!isPacked) return { etag, plain, ...(await compress(plain)) };
  return { etag, plain, br: await readFile(path + endings.br), gzip: await readFile(path + endings.gzip) };
}

async function compress(plain: Buffer): Promise<Required<Pick<Copy, 'br' | 'gzip'>>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain, { params }), promisify(gzip)(plain)]);
  return { br, gzip: gzipped };
}

/** Films are asked for in pieces (RFC 9110 section 14). */
function streamFile(path: string, request: Request, headers: Record<string, string>): Response {
  const { size, mtimeMs } = statSync(path);
  const stamp = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`;
  // A hashed name stands for its bytes; browsers keep pieces only of what is told apart for certain.
  const etag = headers['cache-control']?.includes('immutable') ? stamp : `W/${stamp}`;
  const all = { ...headers, etag, 'accept-ranges': 'bytes' };
  if (isFresh(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: all });
  const read = (start: number, end: number) => (request.method === 'HEAD' ? null : toWeb(path, start, end));
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!range || (range[1] === '' && range[2] === ''))
    return new Response(read(0, size - 1), { headers: { ...all, 'content-length': String(size) } });
  const start = range[1] === '' ? Math.max(0, size - Number(range[2])) : Number(range[1]);
  const end = range[1] === '' || range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
  return new Response(read(start, end), {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': String(end - start + 1) },
  });
}

function toWeb(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream;
}
