/** What is asked of the built house in words no browser sends: where it sends the caller then. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { test } from '../test.ts';

/** Asks for a target as it stands, by another name than the house's own, and gives the status and where it leads. */
async function ask(base: string, target: string) {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  const [data] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  const [first = '', ...lines] = (data.toString().split('\r\n\r\n')[0] ?? '').split('\r\n');
  const location = lines.find((line) => /^location:/i.test(line))?.slice('location:'.length);
  return { status: Number(first.split(' ')[1]), location: location?.trim() };
}

test('no address leads out of the house, whatever a caller calls it', async ({ baseURL }) => {
  const home = baseURL ?? '';
  for (const target of ['//x', '///x', '//evil.example/%2f..', 'http://evil.example//x', '//evil.example/events/..']) {
    const { status, location = '' } = await ask(home, target);
    expect([target, status, location.startsWith(`${home}/`)]).toEqual([target, 308, true]);
    expect(new URL(location).pathname, target).toMatch(/^\/(?!\/)/);
  }
  for (const target of ['/\\x', '/\\evil.example/x', '/%2f/x', '/%5cevil.example', '/%2fevil.example/', '/x//y/'])
    expect([target, (await ask(home, target)).location ?? '/'], target).toEqual([
      target,
      expect.stringMatching(/^\/(?![/\\])/),
    ]);
});
