/** The one fetch in front of everything: /api and its kin → the rooms, files of the build, else a page. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { buildHeader } from '#kit/shared/build.ts';
import { encodedBody, isFresh, keyOf, pickEncoding } from '#kit/server/kept/kept.ts';
import type { Encoding, KeptReply } from '#kit/server/kept/kept.ts';
import { householdOf } from '#kit/server/limits/network.ts';
import type { Log } from '#kit/server/log.ts';
import { securityHeaders } from '#kit/server/security/security.ts';
import { languageOf } from '#kit/server/call.ts';
import type { staticFiles } from '#kit/server/static-files.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { Api } from '../build-api.ts';
import type { createPages } from '../pages.ts';
import { pageLanguage } from '../pages.ts';
import { securityTxtPath } from '../discovery/security-txt.ts';

const roomFiles = new Set(['/healthz', '/readyz', '/sitemap.xml', '/robots.txt', securityTxtPath]);
const isRoom = (path: string) => /^\/(?:api|art|feeds|photos|share)\//.test(path) || roomFiles.has(path);

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
  const headers = { ...securityHeaders(front.publicUrl.startsWith('https:')), [buildHeader]: front.files.build };
  const sendKept = keptSender(front.api, headers);
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const address = addressOf(incoming, front.trustedProxies);
    if (isRoom(pathname)) {
      const answered = await front.api.answer(request, { address });
      answered.headers.set(buildHeader, front.files.build);
      return answered;
    }
    // A copy, because the headers of some answers (a redirect) can't be set.
    const { body, status, headers: own } = await answerPublic(front, request, pathname, address);
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

function answerPublic(front: Front, request: Request, pathname: string, address: string): Promise<Response> | Response {
  if (front.files.has(pathname) && (request.method === 'GET' || request.method === 'HEAD'))
    return front.files.answer(request);
  // A missing file is not a page: drawing one for every wrong address of a script would hide the mistake.
  if (pathname.startsWith('/assets/'))
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
  return front.pages.answer(request, householdOf(address));
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

/** An answer as it goes over the wire, put together once. */
type Wire = { readonly status: number; readonly headers: string[]; readonly body: Buffer | undefined };

/** Sends a kept reply straight from memory; false when there is none. */
function keptSender(api: Api, security: Record<string, string>) {
  const wires = new WeakMap<KeptReply, Partial<Record<Encoding | 'fresh', Wire>>>();
  const wireOf = (reply: KeptReply, kind: Encoding | 'fresh'): Wire => {
    let known = wires.get(reply);
    if (!known) wires.set(reply, (known = {}));
    return (known[kind] ??= kind === 'fresh' ? freshWire(reply, security) : makeWire(reply, kind, security));
  };
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const { url = '/', headers } = request;
    const reply = api.kept.find(keyOf(languageIn(url, headers), url));
    if (!reply) return false;
    const hasIt = isFresh(headers['if-none-match'], reply.etag);
    const { status, headers: lines, body } = wireOf(reply, hasIt ? 'fresh' : pickEncoding(headers['accept-encoding']));
    response.writeHead(status, lines);
    response.end(body);
    return true;
  };
}

/** The language that a page or a list is asked in. */
function languageIn(url: string, headers: IncomingHttpHeaders): Language {
  const query = url.includes('lang=') ? /[?&]lang=(\w+)(?:&|$)/.exec(url)?.[1] : undefined;
  return url.startsWith('/api/') ? languageOf(query, headers['accept-language']) : pageLanguage(query, headers.cookie);
}

function freshWire({ etag, headers }: KeptReply, security: Record<string, string>): Wire {
  const { 'cache-control': cacheControl = '', vary = '' } = headers;
  const all = { ...security, etag, 'cache-control': cacheControl, vary };
  return { status: 304, headers: Object.entries(all).flat(), body: undefined };
}

function makeWire(reply: KeptReply, encoding: Encoding, security: Record<string, string>): Wire {
  const body = encodedBody(reply, encoding);
  const all = {
    ...security,
    ...reply.headers,
    etag: reply.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  return { status: reply.status, headers: Object.entries(all).flat(), body };
}
