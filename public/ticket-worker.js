/**
 * Opens tickets without network (issue 6). It stands before the pages under /ticket/ alone, and only hands out what
 * those pages kept themselves (src/features/tickets/web/offline.ts): the page, its files, its reply. It keeps nothing.
 */
const kept = 'tickets:1:';
/** A crowd at a door leaves little network: after so long what is kept has to do, in milliseconds. */
const patience = 4000;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const dropOldVersions = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('tickets:') && !name.startsWith(kept)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(dropOldVersions());
});

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isPage = mode === 'navigate' && pathname.startsWith('/ticket/');
  const isPart = /^\/api\/(?:kept-)?tickets\//.test(pathname) || /^\/(?:assets|art)\/|^\/[\w.-]+$/.test(pathname);
  if (method !== 'GET' || origin !== self.location.origin || !(isPage || (isPart && mode !== 'navigate'))) return;
  event.respondWith(networkFirst(event.request, isPage));
});

/**
 * The network's answer; what is kept when there is none, or none in time. A file of the build is the one that its page was
 * kept with: after an update of the house the network has no such file any more.
 */
async function networkFirst(request, isPage) {
  const copy = await findKept(request, isPage);
  if (!copy) return fetch(request);
  if (new URL(request.url).pathname.startsWith('/assets/')) return copy;
  const answer = fetch(request).then((response) => (response.status < 500 ? response : copy));
  const late = new Promise((resolve) => setTimeout(resolve, patience, copy));
  return Promise.race([answer, late]).catch(() => copy);
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
