/** Problem → status and body (RFC 9457); anything else → 500 and a log line. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { Problem } from '#kit/shared/problem.ts';
import { databaseFault } from './db.ts';
import type { Log } from './log.ts';

const titles: Partial<Record<number, string>> = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not acceptable as it is',
  429: 'Too many requests',
  500: 'Something broke',
  503: 'Not available right now',
};

/**
 * Database away, out of connections or disk, shutting down, or in need of somebody who gives way (40P01): it heals by
 * itself and nothing was changed, so the caller may try again.
 */
const isAway = (code: string) =>
  /^(08|53|57P|40P01$)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'].includes(code);

/** The drivers' own words for the same, which carry no code. */
const isAwayInWords =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|is not queryable|after calling end on the pool|PGlite is clos/;

export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const fault = databaseFault(error);
  if ((fault && isAway(fault.code)) || messagesOf(error).some((message) => isAwayInWords.test(message)))
    return new Problem('unavailable', 'The database does not answer. Try again shortly.', { retryAfter: 5 });
  return undefined;
}

/** What an error and its causes say; drizzle's own message holds the statement, which says nothing here. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...(error instanceof DrizzleQueryError ? [] : [error.message]), ...messagesOf(error.cause)];
}

export function problemReply(error: unknown, requestId: string, log: Log): Response {
  const known = asProblem(error);
  if (known === undefined || known.status >= 500) log.error({ error, requestId }, 'a call failed');
  const problem = known ?? new Problem('internal', 'Something broke on our side. It has been noted.');
  const body = {
    type: `urn:problem:${problem.code}`,
    title: titles[problem.status] ?? 'Problem',
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    requestId,
    ...(problem.fields.length > 0 ? { errors: problem.fields } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(problem.retryAfter)) }),
    },
  });
}
