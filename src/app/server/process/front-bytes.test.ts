/** The front on a real port, asked in bytes that no browser would send. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Render } from '../pages.ts';
import { openTestHouse } from '../testing.ts';
import type { TestHouse } from '../testing.ts';
import { openTestFront } from '../testing-front.ts';
import type { TestFront } from '../testing-front.ts';

/** As TanStack Start sends away whoever asks for two slashes. */
const render: Render = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('//')) return Response.redirect(new URL(pathname.replace(/^\/+/, '/'), request.url), 308);
  return new Response('<!doctype html><title>Sol</title>', { headers: { 'content-type': 'text/html' } });
};

let house: TestHouse;
let front: TestFront;
beforeAll(async () => {
  house = await openTestHouse();
  front = await openTestFront(house, { render });
});
afterAll(async () => {
  await front.close();
  await house.close();
});

/** Sends raw bytes and gives the head of the answer, line by line. */
async function raw(bytes: string): Promise<string[]> {
  const socket = connect(front.port, '127.0.0.1');
  // Not ended: a caller that hangs up gets no answer.
  socket.write(bytes);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return (data.toString().split('\r\n\r\n')[0] ?? '').split('\r\n');
}

test.each(['//x', '///x', '//x/..//y', 'http://evil.example//x', '//evil.example/x', '//evil.example/%2f..'])(
  'a redirect of %s leads into the house, whatever the caller calls it',
  async (target) => {
    const lines = await raw(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    expect(lines[0]).toContain(' 308 ');
    const location = lines.find((line) => /^location:/i.test(line))?.slice('location:'.length);
    expect(location?.trim()).toMatch(/^http:\/\/127\.0\.0\.1:3000\/[^/]/);
  },
);

test.each([
  'GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET //evil.example/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a b<script>\r\nConnection: close\r\n\r\n',
  'GET /api/jobs?%6Cang=es HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
])('odd bytes get an answer and break nothing: %j', async (bytes) => {
  const status = Number((await raw(bytes))[0]?.split(' ')[1]);
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect((await front.ask('/healthz')).status).toBe(200);
});
