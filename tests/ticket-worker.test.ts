/**
 * The worker that opens what is booked without network: tickets after an update of the house, when what a page was kept with is
 * no longer there, and the way to all that is kept from any other page (decision 0206).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(join(import.meta.dirname, '../public/ticket-worker.js'), 'utf8');
const origin = 'https://aftersun.example';

type Asked = {
  request: { method: string; mode: string; url: string };
  respondWith: (answer: Promise<Response>) => unknown;
};
type Started = {
  waitUntil: (done: Promise<unknown>) => unknown;
  addRoutes: (routes: readonly { condition: { requestMode: string }; source: string }[]) => unknown;
};
type Network = (path: string) => Response | Promise<Response>;

/** A worker of a browser that keeps `kept`, registered for `scope`, before a network that answers as it is told. */
function begin(kept: Readonly<Record<string, string>>, network: Network, scope: string, canRoute = false) {
  const listeners = new Map<string, (event: Asked & Started) => void>();
  const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname;
  const match = async (request: { readonly url: string }) => {
    const text = kept[pathOf(request)];
    return text === undefined ? undefined : new Response(text);
  };
  // As an earlier worker left it.
  let isPreloading = true;
  runInNewContext(script, {
    URL,
    Request,
    Response,
    // Its patience is over at once: whatever is waited for longer is waited for in any case.
    setTimeout: (act: (value: unknown) => void, _: number, value: unknown) => setTimeout(act, 0, value),
    Promise,
    caches: { keys: async () => ['tickets:1:marta'], open: async () => ({ match }) },
    fetch: async (request: { readonly url: string }) => network(pathOf(request)),
    self: {
      ...(canRoute && { InstallEvent: { prototype: { addRoutes: () => undefined } } }),
      location: { origin },
      registration: { scope: origin + scope, navigationPreload: { disable: async () => (isPreloading = false) } },
      clients: { claim: async () => undefined },
      skipWaiting: () => undefined,
      addEventListener: (name: string, hear: (event: Asked & Started) => void) => listeners.set(name, hear),
    },
  });
  return {
    say: (name: string, event: object) => listeners.get(name)?.(event as Asked & Started),
    isPreloading: () => isPreloading,
  };
}

/** Asks a worker before tickets unless another scope is told; undefined where it leaves the call to the browser. */
function aWorker(kept: Readonly<Record<string, string>>, network: Network, scope = '/ticket/') {
  const { say } = begin(kept, network, scope);
  return async (path: string, mode = 'no-cors') => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', mode, url: origin + path };
    say('fetch', { request, respondWith: (promise: Promise<Response>) => (answer = promise) });
    const response = await answer;
    const place = response?.headers.get('location');
    return response && (place ? `to ${place.replace(origin, '')}` : `${response.status} ${await response.text()}`);
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

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const withBookings = { '/ticket/offline': 'kept bookings', '/ticket/one': 'kept page' };

it.each([
  ['/user-dashboard', '/user-dashboard'],
  ['/search?type=jobs&lang=es', '/search?type=jobs&lang=es'],
  ['/', '/'],
])(
  'leads from %s to what is kept where there is no network, and says where somebody wanted to go',
  async (path, to) => {
    const ask = aWorker(withBookings, noNetwork, '/');
    expect(await ask(path, 'navigate')).toBe(`to /ticket/offline?${new URLSearchParams({ to })}`);
  },
);

it('leads there from a ticket too that is not kept, and opens it then', async () => {
  const ask = aWorker(withBookings, noNetwork);
  expect(await ask('/ticket/two', 'navigate')).toBe('to /ticket/offline?to=%2Fticket%2Ftwo');
  expect(await ask('/ticket/offline?to=%2Fticket%2Ftwo', 'navigate')).toBe('200 kept bookings');
});

it('leaves the browser its own error where nothing is kept', async () => {
  expect(await aWorker({}, noNetwork, '/')('/', 'navigate')).toBe('0 ');
  expect(await aWorker({}, noNetwork)('/ticket/offline', 'navigate')).toBe('0 ');
});

it('never answers other pages from what is kept while the network does, whatever it says and however late', async () => {
  const kept = { ...withBookings, '/user-dashboard': 'never', '/': 'never' };
  const busy = async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return new Response(`late ${path}`, { status: 502 });
  };
  const ask = aWorker(kept, busy, '/');
  expect(await ask('/user-dashboard', 'navigate')).toBe('502 late /user-dashboard');
});

it.each(['/assets/of-now.js', '/api/events', '/favicon.svg', '/art/poster.svg'])(
  'has nothing to do with %s of other pages',
  async (path) => expect(await aWorker({ ...withBookings, [path]: 'never' }, noNetwork, '/')(path)).toBeUndefined(),
);

it.each(['/api/events/one/calendar?lang=es', '/feeds/events.ics', '/photos/one', '/share/one.png', '/sitemap.xml'])(
  'has nothing to do with %s, which is no page',
  async (path) => expect(await aWorker(withBookings, noNetwork, '/')(path, 'navigate')).toBeUndefined(),
);

describe('what a worker costs that stands before all other pages', () => {
  const begun = async (scope: string, canRoute: boolean) => {
    const routes: string[] = [];
    const done: Promise<unknown>[] = [];
    const worker = begin({}, noNetwork, scope, canRoute);
    const waitUntil = (promise: Promise<unknown>) => done.push(promise);
    const addRoutes = async (all: Parameters<Started['addRoutes']>[0]) =>
      void routes.push(...all.map(({ condition, source }) => `${condition.requestMode}: ${source}`));
    worker.say('install', { waitUntil, addRoutes });
    worker.say('activate', { waitUntil });
    await Promise.all(done);
    return { routes, isPreloading: worker.isPreloading() };
  };

  it('is told to the browser: pages are asked of the network at once, and files of the network alone', async () => {
    const routes = ['cors: network', 'no-cors: network', 'same-origin: network'];
    expect(await begun('/', true)).toEqual({
      routes: ['navigate: race-network-and-fetch-handler', ...routes],
      isPreloading: false,
    });
  });

  it('is never the page on its way while it starts: Firefox fails where that one does (decision 0215)', async () =>
    expect(await begun('/', false)).toEqual({ routes: [], isPreloading: false }));

  it('is nothing before tickets, whose files it hands out', async () =>
    expect(await begun('/ticket/', true)).toEqual({ routes: [], isPreloading: false }));
});
