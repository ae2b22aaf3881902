/**
 * Keeps tickets on the device, for doors without network (issue 6): the page of each, its files and its reply in both
 * languages, in a cache that carries the member's number. `public/ticket-worker.js` hands them out.
 */
import { languages } from '#kit/shared/messages.ts';

const family = 'tickets:';
/** The worker drops the caches of other versions. */
const key = `${family}1:`;
const scope = '/ticket/';

const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/**
 * Keeps a ticket of a member, with the pictures it shows. True once it opens without network; false where a browser
 * can't keep anything, and while developing, when a page is hundreds of files that change.
 */
export async function keepTicket(
  member: string,
  { id }: { readonly id: string },
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  if (!canKeep() || import.meta.env.DEV) return false;
  await navigator.serviceWorker.register('/ticket-worker.js', { scope });
  const cache = await caches.open(key + member);
  const page = await get(`${scope}${id}`, signal);
  const html = await page.clone().text();
  const files = filesIn(html);
  await keepFiles(cache, [...files, ...pictures], signal);
  for (const path of files.filter((file) => file.endsWith('.css')))
    await keepFiles(cache, filesIn((await (await cache.match(path))?.text()) ?? ''), signal);
  for (const language of languages) {
    const path = `/api/tickets/${id}?lang=${language}`;
    await cache.put(path, await get(path, signal));
  }
  // The page comes last: what opens is whole.
  await cache.put(`${scope}${id}`, page);
  await dropUnused(cache);
  return true;
}

async function get(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} can't be kept: ${response.status}`);
  return response;
}

/** Files carry a hash of what is in them: one that is there is the right one. */
async function keepFiles(cache: Cache, paths: readonly string[], signal: AbortSignal): Promise<void> {
  const missing = async (path: string) => ((await cache.match(path)) ? [] : [path]);
  const wanted = (await Promise.all([...new Set(paths)].map(missing))).flat();
  await Promise.all(wanted.map(async (path) => cache.put(path, await get(path, signal))));
}

/** The files that a page or a style sheet names: those of the build, and those that lie beside it. */
function filesIn(text: string): string[] {
  return [...new Set(text.match(/(?<=["'(])\/(?:assets\/)?[\w.~-]+\.(?:js|css|woff2|svg|png|webmanifest)(?=["')])/g))];
}

/** After a new build the old one's files go, unless a page that was kept with them has not been seen since. */
async function dropUnused(cache: Cache): Promise<void> {
  const kept = await cache.keys();
  const pathOf = (request: Request) => new URL(request.url).pathname;
  const texts = await Promise.all(
    kept
      .filter((request) => pathOf(request).startsWith(scope) || pathOf(request).endsWith('.css'))
      .map(async (request) => (await cache.match(request))?.text() ?? ''),
  );
  const used = new Set(texts.flatMap(filesIn));
  const old = kept.filter((request) => pathOf(request).startsWith('/assets/') && !used.has(pathOf(request)));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Whoever signs out, or in as somebody else, leaves no ticket behind on the device. */
export async function forgetTickets(member: string | null): Promise<void> {
  if (!canKeep()) return;
  for (const name of await caches.keys())
    if (name.startsWith(family) && name !== key + (member ?? '')) await caches.delete(name);
  if (member === null) await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
}
