/** Files of the build: read once, compressed at first use, hashed names kept by browsers for a year. */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { etagOf, isFresh, pickEncoding } from './kept.ts';

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

/** Serves the files that stood in a folder at start: a name that was not there is no file, so no path can lead outside. */
export function staticFiles(dir: string) {
  const files = new Map(listFiles(dir).map((path) => [addressOf(relative(dir, path)), path]));
  const copies = new Map<string, Promise<Copy>>();

  const copyOf = (path: string): Promise<Copy> => {
    const known = copies.get(path);
    if (known) return known;
    const made = makeCopy(path);
    copies.set(path, made);
    // What could not be read now may be read later.
    made.catch(() => copies.delete(path));
    return made;
  };

  return {
    has: (pathname: string) => files.has(pathname),
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const path = files.get(pathname) ?? '';
      const type = types[extname(path)] ?? 'application/octet-stream';
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

async function makeCopy(path: string): Promise<Copy> {
  const plain = await readFile(path);
  const etag = etagOf(plain);
  if (!isText(types[extname(path)] ?? '')) return { etag, plain };
  const br = promisify(brotliCompress)(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return { etag, plain, br: await br, gzip: await promisify(gzip)(plain) };
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
