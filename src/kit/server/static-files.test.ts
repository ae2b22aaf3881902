import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { compressFiles, staticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'aftersun-static-'));
const dir = join(root, 'client');
const script = 'export const sol = 1;\n'.repeat(50);
const film = Buffer.alloc(2 * 1024 * 1024 + 10, 'abcdefghij');
mkdirSync(join(dir, 'assets'), { recursive: true });
mkdirSync(join(dir, '.hidden'));
writeFileSync(join(root, 'secret.txt'), 'secret');
writeFileSync(join(dir, 'assets/app-1a2b.js'), script);
writeFileSync(join(dir, 'grain.png'), Buffer.from([1, 2, 3]));
writeFileSync(join(dir, 'fiesta mayor.txt'), 'sí');
writeFileSync(join(dir, 'bay.mp4'), film);
writeFileSync(join(dir, 'short.webm'), 'abcdef');
writeFileSync(join(dir, '.env'), 'secret');
writeFileSync(join(dir, '.hidden/a.txt'), 'secret');
symlinkSync(root, join(dir, 'up'));
const files = staticFiles(dir);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.answer(new Request(`http://a.example${path}`, { method, headers }));
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('files of the build', () => {
  it('are served with their type; hashed names are kept for a year, others for an hour', async () => {
    const app = await get('/assets/app-1a2b.js');
    expect(await app.text()).toBe(script);
    expect(app.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(app.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const grain = await get('/grain.png');
    expect(grain.headers.get('content-type')).toBe('image/png');
    expect(grain.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are packed as %s where that helps', async (encoding, unpack) => {
    const app = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding });
    expect(app.headers.get('content-encoding')).toBe(encoding);
    expect(app.headers.get('vary')).toBe('accept-encoding');
    expect(unpack(await bytesOf(app)).toString()).toBe(script);
    const grain = await get('/grain.png', { 'accept-encoding': encoding });
    expect(grain.headers.get('content-encoding')).toBeNull();
    expect(await bytesOf(grain)).toEqual(Buffer.from([1, 2, 3]));
  });

  it('come as the build has compressed them, which are no files of their own', async () => {
    const built = join(root, 'built');
    mkdirSync(built);
    writeFileSync(join(built, 'app.js'), script);
    writeFileSync(join(built, 'notes.gz'), 'a file that somebody wrote');
    await compressFiles(built);
    // What else lay there would be sent: nothing is compressed again.
    const laid = gzipSync('laid there');
    writeFileSync(join(built, 'app.js.gz'), laid);
    const served = staticFiles(built);
    const ask = (encoding: string) =>
      served.answer(new Request('http://a.example/app.js', { headers: { 'accept-encoding': encoding } }));
    expect(brotliDecompressSync(await bytesOf(await ask('br'))).toString()).toBe(script);
    expect(await bytesOf(await ask('gzip'))).toEqual(laid);
    expect(await (await ask('identity')).text()).toBe(script);
    expect(['/app.js', '/app.js.br', '/app.js.gz', '/notes.gz'].filter(served.has)).toEqual(['/app.js', '/notes.gz']);
  });

  it('answer 304 without a body to who has them, in any encoding', async () => {
    const etag = (await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
    const again = await get('/assets/app-1a2b.js', { 'if-none-match': etag, 'accept-encoding': 'gzip' });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await get('/assets/app-1a2b.js', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

describe('a big file', () => {
  it('is sent whole, and says that pieces can be had', async () => {
    const whole = await get('/bay.mp4');
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(whole.headers.get('content-length')).toBe(String(film.length));
    expect((await bytesOf(whole)).equals(film)).toBe(true);
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=5-5', 5, 5],
    [`bytes=${film.length - 3}-`, film.length - 3, film.length - 1],
    ['bytes=-4', film.length - 4, film.length - 1],
    [`bytes=10-${film.length + 1000}`, 10, film.length - 1],
  ])('is sent in pieces: %s', async (range, start, end) => {
    const piece = await get('/bay.mp4', { range });
    expect(piece.status).toBe(206);
    expect(piece.headers.get('content-range')).toBe(`bytes ${start}-${end}/${film.length}`);
    expect(piece.headers.get('content-length')).toBe(String(end - start + 1));
    expect((await bytesOf(piece)).equals(film.subarray(start, end + 1))).toBe(true);
  });

  it.each([`bytes=${film.length}-`, 'bytes=9-5', 'bytes=-0'])('has no piece %s: 416', async (range) => {
    const none = await get('/bay.mp4', { range });
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
  });

  it.each(['bytes=a-b', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])(
    'is sent whole for %s, which it does not know',
    async (range) => {
      const whole = await get('/bay.mp4', { range });
      expect(whole.status).toBe(200);
      await whole.body?.cancel();
    },
  );

  it('is not read at all when only its head is asked for, or when the caller has it', async () => {
    const head = await get('/bay.mp4', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, String(film.length), null]);
    const etag = head.headers.get('etag') ?? 'none';
    expect((await get('/bay.mp4', { 'if-none-match': etag })).status).toBe(304);
  });
});

it('sends even a short film in pieces', async () => {
  const piece = await get('/short.webm', { range: 'bytes=2-3' });
  expect([piece.status, piece.headers.get('content-range'), await piece.text()]).toEqual([206, 'bytes 2-3/6', 'cd']);
});

describe('no path leads outside', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '/up',
    '/up/secret.txt',
    '/.env',
    '/.hidden/a.txt',
    '/assets',
    '/assets/',
    '/',
    '//grain.png',
    '/grain.png/',
    '/grain.png%00',
    '/GRAIN.png',
    '/toString',
  ])('%s is no file', (path) => {
    expect(files.has(path)).toBe(false);
    expect(files.has(new URL(path, 'http://a.example').pathname)).toBe(false);
  });

  it('finds a name with a space as the address writes it', async () => {
    expect(files.has(new URL('/fiesta mayor.txt', 'http://a.example').pathname)).toBe(true);
    expect(await (await get('/fiesta%20mayor.txt')).text()).toBe('sí');
  });

  it('serves nothing where there is no folder', () => {
    expect(staticFiles(join(root, 'nowhere')).has('/')).toBe(false);
  });
});
