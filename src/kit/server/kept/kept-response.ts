/** Kept replies on their way out: their headers, their first bytes, and 304 for whoever has them. */
import { firstBody, isFresh, pickEncoding } from './kept.ts';
import type { KeptReply } from './kept.ts';
import { dataPolicy } from '../security/security.ts';

/** Caches ask again each time; the ETag makes the answer small. */
export function keptHeaders(headers: Headers): Record<string, string> {
  return {
    ...Object.fromEntries(headers),
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding, accept-language',
    'content-security-policy': dataPolicy,
  };
}

/** The first answer from a reply that was just made, compressed as the client likes it, or 304; the front sends the others. */
export function keptResponse(request: Request, reply: KeptReply): Response {
  if (isFresh(request.headers.get('if-none-match') ?? undefined, reply.etag))
    return new Response(null, {
      status: 304,
      headers: {
        etag: reply.etag,
        'cache-control': reply.headers['cache-control'] ?? '',
        vary: reply.headers['vary'] ?? '',
      },
    });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  return new Response(new Uint8Array(firstBody(reply, encoding)), {
    status: reply.status,
    headers: {
      ...reply.headers,
      etag: reply.etag,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}
