/**
 * Opens what somebody has booked without network (issue 6, decision 0206). It hands out what pages kept themselves
 * (src/features/tickets/web/device/offline.ts) and keeps nothing. It is registered twice: before the pages under /ticket/ it hands
 * out the page, its files, its reply; before all others it only says where those are, once the network has failed.
 */
const kept = 'tickets:1:';
/** A crowd at a door leaves little network: after so long what is kept has to do, in milliseconds. */
const patience = 4000;
/** Shows what is kept, and goes on to where somebody wanted to go once there is network. */
const keptPage = '/ticket/offline';

const isAtTickets = new URL(self.registration.scope).pathname === '/ticket/';
/** A worker that has to start first holds up a page: who can be told asks the network at once, and for files the network alone. */
const canRoute = 'InstallEvent' in self && 'addRoutes' in self.InstallEvent.prototype;
const routes = [
  { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ condition: { requestMode }, source: 'network' })),
];

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (!isAtTickets && canRoute) event.waitUntil(event.addRoutes(routes));
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('tickets:') && !name.startsWith(kept)) await caches.delete(name);
    // Firefox shows its own error for a page that it asked for ahead and did not get, whatever the worker answers: no page is,
    // also where a worker of before had said so.
    await self.registration.navigationPreload?.disable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') {
    // What is saved as a file is no page.
    if (/^\/(?:api|art|assets|feeds|photos|share)\/|\.\w+$/.test(pathname)) return;
    event.respondWith(isAtTickets ? networkFirst(event.request, true) : networkOnly(event.request));
  } else if (
    isAtTickets &&
    (/^\/api\/(?:kept-)?tickets\//.test(pathname) || /^\/(?:assets|art)\/|^\/[\w.-]+$/.test(pathname))
  )
    event.respondWith(networkFirst(event.request, false));
});

/**
 * The network's answer; what is kept when there is none, or none in time. A file of the build is the one that its page was
 * kept with: after an update of the house the network has no such file any more.
 */
async function networkFirst(request, isPage) {
  const copy = await findKept(request, isPage);
  if (!copy) return isPage ? fetch(request).catch(() => leadToKept(request.url)) : fetch(request);
  if (new URL(request.url).pathname.startsWith('/assets/')) return copy;
  const answer = fetch(request).then((response) => (response.status < 500 ? response : copy));
  const late = new Promise((resolve) => setTimeout(resolve, patience, copy));
  return Promise.race([answer, late]).catch(() => copy);
}

/** The network's answer, whatever it is and however long it takes. Where there is none the way to what is kept. */
function networkOnly(request) {
  return fetch(request).catch(() => leadToKept(request.url));
}

/** The way to what is kept, and back from there; the browser's own error where nothing is. */
async function leadToKept(url) {
  const { origin, pathname, search } = new URL(url);
  const page = new URL(keptPage, origin);
  if (pathname === keptPage || !(await findKept(new Request(page), true))) return Response.error();
  page.searchParams.set('to', pathname + search);
  return Response.redirect(page.href);
}

/** A page is the same whatever its address asks for; its language is the reader's own. */
async function findKept(request, isPage) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(kept)) continue;
    const cache = await caches.open(name);
    const copy = await cache.match(request, { ignoreSearch: isPage, ignoreVary: true });
    if (copy) return copy;
  }
  return undefined;
}
