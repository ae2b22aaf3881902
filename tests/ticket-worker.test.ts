/** The worker that opens tickets without network, after an update of the house: what a page was kept with is no longer there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/ticket-worker.js'), 'utf8');
const origin = 'https://aftersun.example';

type Asked = {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: Promise<Response>) => unknown;
};

/** A worker of a browser that keeps `kept`, before a network that answers as it is told. */
function aWorker(kept: Readonly<Record<string, string>>, network: (path: string) => Response) {
  const listeners = new Map<string, (event: Asked) => void>();
  const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname;
  const match = async (request: { readonly url: string }) => {
    const text = kept[pathOf(request)];
    return text === undefined ? undefined : new Response(text);
  };
  runInNewContext(script, {
    URL,
    setTimeout,
    Promise,
    caches: { keys: async () => ['tickets:1:marta'], open: async () => ({ match }) },
    fetch: async (request: { readonly url: string }) => network(pathOf(request)),
    self: {
      location: { origin },
      addEventListener: (name: string, hear: (event: Asked) => void) => listeners.set(name, hear),
    },
  });
  return async (path: string, mode = 'no-cors') => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode, url: origin + path };
    listeners.get('fetch')?.({ request, respondWith: (promise) => (answer = promise) });
    const response = await answer;
    return response && `${response.status} ${await response.text()}`;
  };
}

it('gives a kept page the files of its build, which the house no longer has', async () => {
  const ask = aWorker({ '/assets/of-before.js': 'script of before' }, () => new Response('Not found', { status: 404 }));
  expect(await ask('/assets/of-before.js')).toBe('200 script of before');
  expect(await ask('/assets/unknown.js')).toBe('404 Not found');
});

it.each([
  ['/ticket/one', '/api/tickets/one'],
  ['/ticket/kept/one', '/api/kept-tickets/one'],
])('asks the house for the page %s and what it tells of a ticket, as long as it answers', async (page, reply) => {
  const kept = { [page]: 'kept page', [reply]: 'kept ticket' };
  const ask = aWorker(kept, (path) => new Response(`fresh ${path}`));
  expect(await ask(page, 'navigate')).toBe(`200 fresh ${page}`);
  expect(await ask(reply)).toBe(`200 fresh ${reply}`);
  const away = aWorker(kept, () => new Response('Bad gateway', { status: 502 }));
  expect([await away(page, 'navigate'), await away(reply)]).toEqual(['200 kept page', '200 kept ticket']);
});
