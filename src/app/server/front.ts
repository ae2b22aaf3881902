/** The one fetch in front of everything: /api and its kin → the rooms, files of the build, else a page. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { encodedBody, isFresh, keyOf, pickEncoding } from '#kit/server/kept.ts';
import type { KeptReply } from '#kit/server/kept.ts';
import type { Log } from '#kit/server/log.ts';
import { securityHeaders } from '#kit/server/security.ts';
import { languageOf } from '#kit/server/serve.ts';
import type { staticFiles } from '#kit/server/static-files.ts';
import type { Api } from './build-api.ts';
import type { createPages } from './pages.ts';
import { pageLanguage } from './pages.ts';

const roomFiles = new Set(['/healthz', '/readyz', '/sitemap.xml', '/robots.txt']);
const isRoom = (path: string) => /^\/(?:api|art|photos)\//.test(path) || roomFiles.has(path);

type Front = {
  readonly api: Api;
  readonly pages: ReturnType<typeof createPages>;
  readonly files: ReturnType<typeof staticFiles>;
  readonly publicUrl: string;
  readonly trustedProxies: BlockList;
  readonly log: Log;
};

/** A listener for node:http. What is kept is sent from here without building a Request: that is most of the traffic. */
export function createFront(front: Front): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = securityHeaders(front.publicUrl.startsWith('https:'));
  const sendKept = keptSender(front.api, headers);
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (isRoom(pathname)) return front.api.answer(request, { address: addressOf(incoming, front.trustedProxies) });
    // A copy, because the headers of some answers (a redirect) can't be set.
    const { body, status, headers: own } = await answerPublic(front, request, pathname);
    return new Response(body, { status, headers: { ...headers, ...Object.fromEntries(own) } });
  };
  const listen = getRequestListener(
    (request, env) => answer(request, (env as { incoming: IncomingMessage }).incoming),
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        const isTheirs = error instanceof RequestError;
        if (!isTheirs) front.log.error({ error }, 'an answer broke');
        return new Response(null, { status: isTheirs ? 400 : 500, headers });
      },
    },
  );
  return (request, response) => {
    if (!sendKept(request, response)) void listen(request, response);
  };
}

function answerPublic(front: Front, request: Request, pathname: string): Promise<Response> | Response {
  if (front.files.has(pathname) && (request.method === 'GET' || request.method === 'HEAD'))
    return front.files.answer(request);
  // A missing file is not a page: drawing one for every wrong address of a script would hide the mistake.
  if (pathname.startsWith('/assets/'))
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return front.pages.answer(request);
}

/** The caller's address: `X-Forwarded-For` counts only behind a proxy we trust, read from its right end. */
function addressOf(incoming: IncomingMessage, trusted: BlockList): string {
  let address = plainAddress(incoming.socket.remoteAddress ?? '');
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  while (forwarded.length > 0 && isTrusted(address, trusted)) {
    const next = plainAddress(forwarded.pop() ?? '');
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');

function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

type Wire = { readonly headers: readonly string[]; readonly body: Buffer };

/** Sends a kept reply straight from memory; false when there is none. */
function keptSender(api: Api, headers: Record<string, string>) {
  const wires = new WeakMap<KeptReply, Partial<Record<string, Wire>>>();
  const wireOf = (reply: KeptReply, acceptEncoding: string | undefined): Wire => {
    const encoding = pickEncoding(acceptEncoding);
    let known = wires.get(reply);
    if (!known) wires.set(reply, (known = {}));
    return (known[encoding] ??= makeWire(reply, encoding, headers));
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const url = request.url ?? '/';
    const query = /[?&]lang=(\w+)(?:&|$)/.exec(url)?.[1];
    const language = url.startsWith('/api/')
      ? languageOf(query, request.headers['accept-language'])
      : pageLanguage(query, request.headers.cookie);
    const reply = api.kept.find(keyOf(language, url));
    if (!reply) return false;
    if (isFresh(request.headers['if-none-match'], reply.etag)) {
      response.writeHead(304, {
        ...headers,
        etag: reply.etag,
        'cache-control': reply.headers['cache-control'] ?? '',
        vary: reply.headers['vary'] ?? '',
      });
      response.end();
      return true;
    }
    const wire = wireOf(reply, request.headers['accept-encoding']);
    response.writeHead(reply.status, wire.headers as string[]);
    response.end(wire.body);
    return true;
  };
}

function makeWire(reply: KeptReply, encoding: 'br' | 'gzip' | 'identity', security: Record<string, string>): Wire {
  const body = encodedBody(reply, encoding);
  const all = {
    ...security,
    ...reply.headers,
    etag: reply.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { headers: Object.entries(all).flat(), body };
}
