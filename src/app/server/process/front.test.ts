/** The front on a real port: files, pages and rooms as they leave the house, byte by byte. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aJob } from '#features/jobs/server/factory.ts';
import type { Render } from '../pages.ts';
import { openTestHouse } from '../testing.ts';
import type { TestHouse } from '../testing.ts';
import { openTestFront } from '../testing-front.ts';
import type { Answer, TestFront } from '../testing-front.ts';

let drawn = 0;
const page = `<!doctype html><title>Sol</title><p>${'sol y sombra '.repeat(50)}</p>`;
const render: Render = async (request) => {
  drawn += 1;
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('boom');
  // As TanStack Start sends away whoever asks for two slashes.
  if (pathname.startsWith('//')) return Response.redirect(new URL(pathname.replace(/^\/+/, '/'), request.url), 308);
  if (pathname === '/moved') return Response.redirect('http://127.0.0.1:3000/', 307);
  return new Response(page, { status: pathname === '/nowhere' ? 404 : 200, headers: { 'content-type': 'text/html' } });
};

const files = mkdtempSync(join(tmpdir(), 'aftersun-front-'));
mkdirSync(join(files, 'assets'));
writeFileSync(join(files, 'assets/app-1a2b.js'), 'export const sol = 1;\n'.repeat(40));
writeFileSync(join(files, 'gone.txt'), 'here for now');
writeFileSync(join(files, 'bay.mp4'), Buffer.alloc(2 * 1024 * 1024 + 1, 'x'));

let house: TestHouse;
let front: TestFront;
let behindProxy: TestFront;
let jobPath: string;
beforeAll(async () => {
  house = await openTestHouse();
  front = await openTestFront(house, { render, files });
  behindProxy = await openTestFront(house, { render, proxies: ['127.0.0.1', '10.0.0.1'] });
  jobPath = `/api/jobs/${(await aJob(house.db)).id}`;
});
afterAll(async () => {
  await front.close();
  await behindProxy.close();
  await house.close();
  rmSync(files, { recursive: true });
});
beforeEach(async () => {
  await house.settled();
  house.api.kept.drop('*');
  drawn = 0;
});

const unpack = ({ headers, body }: Answer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
};

test('everything says of which build it is, what is kept and what is fresh too', async () => {
  const etag = String((await front.ask(jobPath)).headers.etag);
  const fresh = { headers: { 'if-none-match': etag } };
  const answers = [
    await front.ask('/'),
    await front.ask('/'),
    await front.ask(jobPath),
    await front.ask(jobPath, fresh),
    await front.ask('/api/account'),
    await front.ask('/api/nothing'),
    await front.ask('/assets/app-1a2b.js'),
    await front.ask('/assets/of-before.js'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 304, 401, 404, 200, 404]);
  const builds = new Set(answers.map(({ headers }) => headers['x-build']));
  expect([...builds]).toEqual([expect.stringMatching(/^[\w-]{8}$/)]);
  // Another build has other files.
  expect((await behindProxy.ask('/')).headers['x-build']).not.toBe([...builds][0]);
});

describe('files', () => {
  test('are served, and a missing one is 404 and not a page', async () => {
    expect((await front.ask('/assets/app-1a2b.js')).text).toContain('sol = 1');
    const missing = await front.ask('/assets/missing.js');
    expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain']);
    expect((await front.ask('/assets/../../package.json')).status).not.toBe(500);
    expect(drawn).toBeLessThanOrEqual(1);
  });

  test('are sent in pieces where they are big', async () => {
    const piece = await front.ask('/bay.mp4', { headers: { range: 'bytes=0-99' } });
    expect([piece.status, piece.body.length, piece.headers['content-length']]).toEqual([206, 100, '100']);
  });

  test('that went away since the start are a fault of ours, told without its path', async () => {
    rmSync(join(files, 'gone.txt'));
    const broken = await front.ask('/gone.txt');
    expect([broken.status, broken.text]).toEqual([500, '']);
    expect(broken.headers['x-content-type-options']).toBe('nosniff');
  });

  test('can’t be written to', async () => {
    expect((await front.ask('/assets/app-1a2b.js', { method: 'POST', body: 'x' })).status).toBe(404);
    expect((await front.ask('/bay.mp4', { method: 'PUT', body: 'x' })).status).toBe(405);
  });
});

/** Every kind of thing that can be asked for, twice where the second time comes from memory. */
const readable = ['/', '/nowhere', '/api/jobs', '/assets/app-1a2b.js'];

describe('whatever is read', () => {
  test.each([...readable, '/bay.mp4', '/healthz', '/api/openapi.json'])(
    '%s: HEAD says the same as GET, without a body',
    async (path) => {
      const head = await front.ask(path, { method: 'HEAD' });
      const get = await front.ask(path);
      const kept = await front.ask(path, { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([get.status, 0]);
      for (const name of ['etag', 'content-type', 'cache-control', 'vary', 'content-security-policy']) {
        expect(head.headers[name], name).toBe(get.headers[name]);
        expect(kept.headers[name], name).toBe(get.headers[name]);
      }
    },
  );

  test.each(readable)('%s is packed as the client likes it, and always the same inside', async (path) => {
    const plain = await front.ask(path);
    for (const round of ['fresh', 'from memory']) {
      for (const encoding of ['br', 'gzip'] as const) {
        if (round === 'fresh') house.api.kept.drop('*');
        const packed = await front.ask(path, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers['content-encoding'], round).toBe(encoding);
        expect(packed.headers.vary, round).toContain('accept-encoding');
        expect(packed.headers.etag, round).toBe(plain.headers.etag);
        expect(unpack(packed), round).toBe(plain.text);
      }
    }
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  test.each(readable)('%s is 304 without a body for whoever has it, fresh and from memory', async (path) => {
    const { headers } = await front.ask(path);
    const known = { headers: { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' } };
    const fromMemory = await front.ask(path, known);
    house.api.kept.drop('*');
    for (const answer of [fromMemory, await front.ask(path, known)]) {
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      for (const name of ['etag', 'cache-control', 'vary']) expect(answer.headers[name], name).toBe(headers[name]);
    }
    expect((await front.ask(path, { headers: { 'if-none-match': 'W/"old"' } })).status).not.toBe(304);
  });

  test('a kept reply of the api is the language’s own, though the address is one', async () => {
    for (let i = 0; i < 2; i += 1) {
      const [english, spanish] = await Promise.all(
        ['en', 'es-ES'].map((language) => front.ask('/api/jobs', { headers: { 'accept-language': language } })),
      );
      expect(english?.json()[0].title).toBe('Waiter on the beach');
      expect(spanish?.json()[0].title).toBe('Camarero en la playa');
      expect(spanish?.headers.vary).toContain('accept-language');
    }
  });
});

describe('security headers are on every kind of answer', () => {
  const kinds: [string, () => Promise<Answer>][] = [
    ['a fresh page', () => front.ask('/')],
    ['a kept page', () => front.ask('/').then(() => front.ask('/'))],
    [
      'a kept page that is known',
      () =>
        front.ask('/').then(({ headers }) => front.ask('/', { headers: { 'if-none-match': String(headers.etag) } })),
    ],
    ['a page that is known', () => front.ask('/', { headers: { 'if-none-match': '*' } })],
    ['an unknown page', () => front.ask('/nowhere')],
    ['a broken page', () => front.ask('/broken')],
    ['a redirect', () => front.ask('/moved')],
    ['a page that is written to', () => front.ask('/', { method: 'POST' })],
    ['a file', () => front.ask('/assets/app-1a2b.js')],
    ['a piece of a file', () => front.ask('/bay.mp4', { headers: { range: 'bytes=0-9' } })],
    ['a missing file', () => front.ask('/assets/missing.js')],
    ['a fresh list', () => front.ask('/api/jobs')],
    ['a kept list', () => front.ask('/api/jobs').then(() => front.ask('/api/jobs'))],
    ['one job', () => front.ask(jobPath)],
    ['a problem', () => front.ask('/api/jobs?limit=0')],
    ['an unknown call', () => front.ask('/api/nothing')],
    ['a refused write', () => front.ask('/api/jobs', { method: 'POST', headers: { origin: 'https://evil.example' } })],
    ['the pulse', () => front.ask('/healthz')],
    ['the docs', () => front.ask('/api/docs')],
    ['a poster', () => front.ask('/art/prints/mirrorball-poniente-12-tall.day.svg')],
    ['a missing photo', () => front.ask('/photos/nothing')],
    ['an address that is none', () => front.ask('/%')],
  ];
  test.each(kinds)('%s', async (_, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    if (/html|json|svg/.test(String(headers['content-type'])))
      expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('a problem', () => {
  test.each([
    ['/api/nothing', 'GET', 404, 'not_found'],
    ['/photos/nothing', 'GET', 404, 'not_found'],
    ['/api/jobs?limit=0', 'GET', 422, 'validation'],
    ['/api/auth/me', 'GET', 401, 'unauthenticated'],
    ['/api/jobs', 'POST', 401, 'unauthenticated'],
    ['/api/jobs', 'DELETE', 405, 'method_not_allowed'],
  ])('of %s %s is problem+json whose requestId is the x-request-id', async (path, method, status, code) => {
    const answers = [await front.ask(path, { method }), await front.ask(path, { method })];
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      const { requestId, ...body } = answer.json();
      expect(body).toMatchObject({
        type: `http://127.0.0.1:3000/api/problems/${code}`,
        title: expect.any(String),
        status,
        code,
      });
      expect(body.detail).toEqual(expect.any(String));
      expect(requestId).toBe(answer.headers['x-request-id']);
    }
    expect(answers[0]?.json().requestId).not.toBe(answers[1]?.json().requestId);
  });

  test('says that a body is too large, also when it announced no length', async () => {
    const body = JSON.stringify({ phone: 'x'.repeat(70_000) });
    const json = { 'content-type': 'application/json' };
    for (const headers of [
      { ...json, 'content-length': String(body.length) },
      { ...json, 'transfer-encoding': 'chunked' },
    ])
      expect((await front.ask('/api/auth/signin', { method: 'POST', headers, body })).status).toBe(413);
  });
});

describe('the address of a caller', () => {
  const signUp = (on: TestFront, forwarded: string) =>
    on.ask('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: '{}',
    });
  /** Uses up the 30 sign-ups that one address has, and gives what the next one gets. */
  const spend = async (on: TestFront, forwarded: (i: number) => string) => {
    for (let i = 0; i < 30; i += 1) expect((await signUp(on, forwarded(i))).status).toBe(422);
    return signUp(on, forwarded(30));
  };

  test('is not what X-Forwarded-For says, unless a trusted proxy says it', async () => {
    const refused = await spend(front, (i) => `203.0.113.${i}`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().code).toBe('too_many_requests');
    // The same house behind a proxy on the same address: who comes through it is somebody else.
    expect((await signUp(behindProxy, '203.0.113.1')).status).toBe(422);
    // What says nothing sensible comes from the proxy itself.
    for (const nonsense of ['', 'nonsense', '203.0.113.1, nonsense'])
      expect((await signUp(behindProxy, nonsense)).status, nonsense).toBe(429);
  });

  test('is the last one that a trusted proxy did not add itself: what stands left of it is anybody’s', async () => {
    const refused = await spend(behindProxy, (i) => `198.51.100.${i}, 203.0.113.77, 10.0.0.1`);
    expect(refused.status).toBe(429);
    expect((await signUp(behindProxy, '203.0.113.78')).status).toBe(422);
    expect((await signUp(behindProxy, '203.0.113.77')).status).toBe(429);
  });
});

describe('the pulse', () => {
  test('is at /healthz and /readyz', async () => {
    expect((await front.ask('/healthz')).json()).toEqual({ alive: true });
    expect((await front.ask('/readyz')).json()).toEqual({ ready: true });
  });

  test('without a database the house lives, but is not ready: 503, and when to ask again', async () => {
    const other = await openTestHouse();
    const otherFront = await openTestFront(other, { render });
    await other.close();
    expect((await otherFront.ask('/healthz')).status).toBe(200);
    for (const path of ['/readyz', '/api/jobs']) {
      const answer = await otherFront.ask(path);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.headers['content-type']).toBe('application/problem+json');
      expect(answer.json().code).toBe('unavailable');
    }
    await otherFront.close();
  });
});
