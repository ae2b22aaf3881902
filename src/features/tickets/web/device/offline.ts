/**
 * Keeps tickets on the device, for doors without network (issue 6): the page of each, its files and its reply in both
 * languages, in a cache that carries the member's number. `public/ticket-worker.js` hands them out. What is booked is kept
 * beside them (kept-bookings.ts).
 */
import { isOver } from '#features/orders/rules.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import type { LinkedTicket } from '../../contract.ts';

const family = 'tickets:';
/** The worker drops the caches of other versions. */
const key = `${family}1:`;
const scope = '/ticket/';
/** All other pages: without network the same worker leads from them to what is kept, where anything is. */
const everywhere = '/';
/** Tickets that friends gave: no account's, so they stay when somebody signs out. */
const linkCache = `${key}link`;
const linkPage = `${scope}link`;
const worker = '/ticket-worker.js';

export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;

/** What is kept for a member; undefined where that is nothing. */
export const keptFor = async (member: string): Promise<Cache | undefined> =>
  canKeep() && (await caches.has(key + member)) ? caches.open(key + member) : undefined;

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
  return keepReplies(key + member, { page: `${scope}${id}`, reply: `/api/tickets/${id}` }, pictures, signal);
}

const keptAt = (id: string) => ({ page: `${scope}kept/${id}`, reply: `/api/kept-tickets/${id}` });

/** Keeps a ticket that a member was given and has in their account, as one of their own. */
export async function keepGivenTicket(
  member: string,
  { id }: { readonly id: string },
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  return keepReplies(key + member, keptAt(id), pictures, signal);
}

/** One that was taken back, or let go, leaves nothing behind. */
export async function forgetGivenTicket(member: string, id: string): Promise<void> {
  const cache = await keptFor(member);
  const { page, reply } = keptAt(id);
  for (const path of [page, ...repliesOf(reply)]) await cache?.delete(path);
}

/** A page that needs no reply of its own: what it shows is added by `addReplies`. From all other pages it is led to. */
export async function keepEntry(
  member: string,
  page: string,
  signal: AbortSignal,
  addReplies: (cache: Cache) => Promise<void>,
): Promise<boolean> {
  if (!(await keepPage(key + member, page, [], signal, addReplies))) return false;
  await isAtWork(await navigator.serviceWorker.register(worker, { scope: everywhere }));
  // Whoever signed out meanwhile looked for this worker before it was registered (`forgetTickets`).
  const isKept = await caches.has(key + member);
  if (!isKept) await leaveOtherPages();
  return isKept;
}

/** Waits until a worker that was registered is at work: before that nothing opens without network. It fails where it never is. */
async function isAtWork({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const one = active ?? waiting ?? installing;
  if (!one) throw new Error('There is no worker');
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (one.state === 'activated') resolve();
      if (one.state === 'redundant') reject(new Error('The worker did not start'));
    };
    one.addEventListener('statechange', look);
    look();
  });
}

/** Nothing is led to any more. */
export const leaveOtherPages = () => unregister(everywhere);

/** A reply in every language. */
const repliesOf = (path: string) => languages.map((language) => `${path}?lang=${language}`);

const keepReplies = (
  name: string,
  { page, reply }: { readonly page: string; readonly reply: string },
  pictures: readonly string[],
  signal: AbortSignal,
) =>
  keepPage(name, page, pictures, signal, async (cache) => {
    for (const one of repliesOf(reply)) await cache.put(one, await get(one, signal));
  });

/** What of a friend's link is kept under: the reply to a call with a body has no address of its own. */
const linkedAt = (token: string, language: Language) => `/api/ticket-links/${token}?lang=${language}`;

/** Keeps the ticket of a friend's link in the same way, in both languages as they are read by `read`. */
export async function keepLinkedTicket(
  token: string,
  pictures: readonly string[],
  signal: AbortSignal,
  read: (language: Language) => Promise<LinkedTicket>,
): Promise<boolean> {
  return keepPage(linkCache, linkPage, pictures, signal, async (cache) => {
    for (const language of languages) await cache.put(linkedAt(token, language), Response.json(await read(language)));
  });
}

/** The ticket of a link as this device keeps it. */
export async function keptLinkedTicket(token: string, language: Language): Promise<LinkedTicket | undefined> {
  if (!canKeep() || !(await caches.has(linkCache))) return undefined;
  const kept = await (await caches.open(linkCache)).match(linkedAt(token, language));
  return kept && ((await kept.json()) as LinkedTicket);
}

/** A link that was taken back leaves nothing behind. */
export async function forgetLinkedTicket(token: string): Promise<void> {
  if (!canKeep() || !(await caches.has(linkCache))) return;
  const cache = await caches.open(linkCache);
  for (const language of languages) await cache.delete(linkedAt(token, language));
}

/** Keeps a page with its files and pictures, and first what `addReplies` adds. */
async function keepPage(
  name: string,
  path: string,
  pictures: readonly string[],
  signal: AbortSignal,
  addReplies: (cache: Cache) => Promise<void>,
): Promise<boolean> {
  if (!canKeep() || import.meta.env.DEV) return false;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  const cache = await caches.open(name);
  const page = await get(path, signal);
  const html = await page.clone().text();
  const files = filesIn(html);
  await keepFiles(cache, [...files, ...pictures], signal);
  for (const file of files.filter((one) => one.endsWith('.css')))
    await keepFiles(cache, filesIn((await (await cache.match(file))?.text()) ?? ''), signal);
  await addReplies(cache);
  // The page comes last: what opens is whole.
  await cache.put(path, page);
  await dropUnused(cache);
  await isAtWork(registration);
  return true;
}

export async function get(path: string, signal: AbortSignal): Promise<Response> {
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

/** Tickets whose night or stay is over by now, with their pages. */
export async function forgetOverTickets(member: string, now: Date): Promise<void> {
  const cache = await keptFor(member);
  for (const request of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(request.url);
    const id = /^\/api\/(?<path>(?:kept-)?tickets)\/(?<id>\w+)$/.exec(pathname)?.groups;
    const reply = id && (await cache?.match(request));
    if (!reply || !isOver((await reply.json()) as Parameters<typeof isOver>[0], now)) continue;
    await cache?.delete(request);
    await cache?.delete(`${scope}${id['path'] === 'tickets' ? '' : 'kept/'}${id['id']}`);
  }
}

/** Whoever signs out, or in as somebody else, leaves nothing behind on the device; what a link opens is whose link it is. */
export async function forgetTickets(member: string | null): Promise<void> {
  if (!canKeep()) return;
  for (const name of await caches.keys())
    if (name.startsWith(family) && name !== key + (member ?? '') && name !== linkCache) await caches.delete(name);
  if (member !== null) return;
  await leaveOtherPages();
  if (!(await caches.has(linkCache))) await unregister(scope);
}

/** A page is the business of the registration with the longest scope: another one than this may be found. */
async function unregister(at: string): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration(at);
  if (found?.scope === new URL(at, location.origin).href) await found.unregister();
}
