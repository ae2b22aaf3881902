/**
 * Kept pages: rendered once for all spellings of an address, compressed, dropped when a write touches what they show
 * (quality, Speed and size).
 */
import { parse } from 'hono/utils/cookie';
import type { Clock } from '#kit/shared/clock.ts';
import { scriptHashes } from '#kit/server/security/csp.ts';
import { keyOf } from '#kit/server/kept/kept.ts';
import type { Drawn } from '#kit/server/kept/kept.ts';
import type { Log } from '#kit/server/log.ts';
import { devicePolicy, pagePolicy } from '#kit/server/security/security.ts';
import type { Elsewhere } from '#kit/server/security/security.ts';
import { keptResponse } from '#kit/server/kept/kept-response.ts';
import { isLanguage, languages } from '#kit/shared/messages.ts';
import { partialHeader } from '#kit/shared/partial-page.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Api } from './build-api.ts';
import { faultPage } from './process/fault-page.ts';

/** Draws a page: the web half's server entry, in production from the build, in development from Vite. */
export type Render = (
  request: Request,
  page: {
    api: (call: Request) => Promise<Response>;
    language: Language;
    now: Date;
    origin: string;
    imageOrigins: string | undefined;
  },
) => Promise<Response>;

/**
 * The web half: it draws pages, and says for which address a page is drawn that somebody asked for at another one: equal
 * questions have one (web/page-address.ts).
 */
export type Web = { readonly fetch: Render; readonly addressOf: (asked: string) => string };

/** Pages of one person, of one door, or around somebody's place: nothing of them is kept, neither here nor on the way. */
const personalPages = /^\/(?:ticket\/|check-in$)/;
const isPersonal = ({ pathname, searchParams }: URL) => personalPages.test(pathname) || searchParams.has('lat');

/** The minute a page is drawn at: what shows the hour is equal for all pages of a minute, and they share it (decision 0062). */
const minuteOf = (at: Date) => new Date(at.getTime() - (at.getTime() % 60_000));

/** Whether anybody can make up as many such addresses as they like: those with a question, the language aside. */
const isMadeUp = ({ searchParams }: URL) => [...searchParams.keys()].some((name) => name !== 'lang');

/** `?lang=` wins for a page, then the cookie, then English (decisions, Language). */
export function pageLanguage(query: string | undefined, cookieHeader: string | undefined): Language {
  if (isLanguage(query)) return query;
  const remembered = cookieHeader === undefined ? undefined : parse(cookieHeader, 'language')['language'];
  return isLanguage(remembered) ? remembered : languages[0];
}

export function createPages(options: { api: Api; web: Web; clock: Clock; log: Log; publicUrl: string } & Elsewhere) {
  const { api, web, clock, log, publicUrl, ...elsewhere } = options;
  const { kept } = api;
  const imageOrigins = elsewhere.imageOrigins?.join(' ') || undefined;

  const draw = async (plain: Request, language: Language, key: string): Promise<Page> => {
    const generation = kept.generation();
    const tags = new Set<string>();
    const call = (inner: Request) => api.answer(inner, { tags });
    const now = minuteOf(clock());
    const page = await web.fetch(plain, { api: call, language, now, origin: publicUrl, imageOrigins });
    const isDocument = page.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isBroken = page.status >= 500;
    if (!isDocument || !(isBroken || page.status === 200 || page.status === 404))
      return passedOn(await page.arrayBuffer(), page.status, [...page.headers]);
    const html = await page.text();
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding, cookie',
      'content-security-policy': pagePolicy(scriptHashes(html), elsewhere),
    };
    const url = new URL(plain.url);
    if (isPersonal(url) && page.status === 200) {
      const camera = url.pathname === '/check-in' ? { 'permissions-policy': devicePolicy('self') } : {};
      return passedOn(Buffer.from(html), 200, Object.entries({ ...headers, ...camera, 'cache-control': 'no-store' }));
    }
    if (isBroken) {
      log.error({ path: url.pathname, status: page.status }, 'a page was drawn with a fault');
      return passedOn(Buffer.from(html), page.status, Object.entries({ ...headers, 'cache-control': 'no-store' }));
    }
    if (page.headers.has(partialHeader)) {
      const untilWhole = { ...headers, 'cache-control': 'no-store', 'retry-after': '5' };
      return passedOn(Buffer.from(html), 503, Object.entries(untilWhole));
    }
    const isOdd = page.status === 404 || isMadeUp(url);
    const made = { status: page.status, headers, body: Buffer.from(html), tags: [...tags], isOdd };
    const reply = kept.keep(key, made, generation);
    return { tags: made.tags, answer: (request) => keptResponse(request, reply) };
  };

  const drawOrSay = async (plain: Request, language: Language, key: string): Promise<Page> => {
    try {
      return await draw(plain, language, key);
    } catch (error) {
      log.error({ error, path: new URL(plain.url).pathname }, 'a page could not be drawn');
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy([]),
      };
      return passedOn(Buffer.from(faultPage(language, clock())), 500, Object.entries(headers));
    }
  };

  return {
    /** Answers a page's address, asked for by a household; only reading ever draws a page. */
    async answer(request: Request, household: string): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
      const url = new URL(request.url);
      const language = pageLanguage(
        url.searchParams.get('lang') ?? undefined,
        request.headers.get('cookie') ?? undefined,
      );
      const asked = url.pathname + url.search;
      const known = kept.find(keyOf(language, asked));
      if (known) return keptResponse(request, known);
      const address = web.addressOf(asked);
      const key = keyOf(language, address);
      kept.spell(keyOf(language, asked), key);
      const reply = kept.find(key);
      if (reply) return keptResponse(request, reply);
      // Whoever asks first draws the page for all: nothing of the asking one reaches it, not even what they call the
      // house. A path of `//evil.example` would be an address of its own if it were resolved, so the parts are joined.
      const plain = new Request(publicUrl + address, { headers: { accept: 'text/html' } });
      const page = await kept.share(key, () => drawOrSay(plain, language, key), household);
      return page.answer(request);
    },
  };
}

/** What is drawn once for all who wait, and the answer to each of them. */
type Page = Drawn & { readonly answer: (request: Request) => Response };

/** Bytes that are not kept, and may have missed any table. */
function passedOn(body: ArrayBuffer | Buffer<ArrayBuffer>, status: number, headers: [string, string][]): Page {
  const hasNoBody = status === 204 || status === 304;
  return { tags: 'any', answer: () => new Response(hasNoBody ? null : body, { status, headers }) };
}
