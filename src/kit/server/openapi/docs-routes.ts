/** What the house promises, for programs (`/openapi.json`) and for people (`/docs`). */
import { Hono } from 'hono';
import type { Endpoints } from '#kit/shared/endpoint.ts';
import { docsPage, docsPolicy } from './docs-page.ts';
import { encodedBody, etagOf, pickEncoding } from '../kept/kept.ts';
import type { KeptReply } from '../kept/kept.ts';
import { openApi } from './openapi.ts';
import { keptResponse } from '../kept/kept-response.ts';

/**
 * To be mounted under `/api`. Both are written when first asked for: a start has no time for them. They are megabytes of
 * repeated words, so they are compressed once for all, and browsers keep them.
 */
export function docsRoutes(info: Parameters<typeof openApi>[0], contracts: readonly Endpoints[]): Hono {
  let written: { readonly document: KeptReply; readonly page: KeptReply } | undefined;
  const write = () => {
    const document = openApi(info, contracts);
    const page = docsPage(document.info.title, contracts, document);
    return (written ??= {
      document: standing(JSON.stringify(document), { 'content-type': 'application/json' }),
      page: standing(page, { 'content-type': 'text/html; charset=UTF-8', 'content-security-policy': docsPolicy }),
    });
  };
  const send = (request: Request, of: 'document' | 'page') => {
    const reply = (written ?? write())[of];
    encodedBody(reply, pickEncoding(request.headers.get('accept-encoding') ?? undefined));
    return keptResponse(request, reply);
  };
  return new Hono()
    .get('/openapi.json', (c) => send(c.req.raw, 'document'))
    .get('/docs', (c) => send(c.req.raw, 'page'));
}

/** What stays as it is for as long as the process lives. */
function standing(text: string, headers: Readonly<Record<string, string>>): KeptReply {
  const body = Buffer.from(text);
  const asked = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  const until = Number.POSITIVE_INFINITY;
  return { status: 200, etag: etagOf(body), headers: { ...headers, ...asked }, body, tags: [], until, encoded: {} };
}
