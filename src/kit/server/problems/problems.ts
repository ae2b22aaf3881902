/** Problem → status and body (RFC 9457); anything else → 500 and a log line. */
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import { databaseFault } from '../db.ts';
import type { Log } from '../log.ts';
import { problemsPath } from './contract.ts';
import { messages } from './messages.ts';

/**
 * Database away, out of connections, shutting down, or in need of somebody who gives way (40P01): it heals by
 * itself and nothing was changed, so the caller may try again.
 */
const isAway = (code: string) =>
  /^(08|53|57P|40P01$)/.test(code) || ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE'].includes(code);

/** The drivers' own words for the same, which carry no code. */
const isAwayInWords =
  /timeout exceeded when trying to connect|Connection terminated|Client was closed|is not queryable|after calling end on the pool|PGlite is clos/;

/** There is no room to write, on the disk or in its share of it: as PostgreSQL says it, and as files do. */
const isFull = (code: string) => ['53100', 'ENOSPC', 'EDQUOT'].includes(code);

export function asProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  const fault = databaseFault(error);
  if (fault && isFull(fault.code))
    return new Problem('unavailable', 'There is no room to write anything for now. Try again later.', {
      retryAfter: 60,
    });
  if ((fault && isAway(fault.code)) || messagesOf(error).some((message) => isAwayInWords.test(message)))
    return new Problem('unavailable', 'The database does not answer. Try again shortly.', { retryAfter: 5 });
  return undefined;
}

/** What an error and its causes say; drizzle's own message holds the statement, which says nothing here. */
function messagesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...(error instanceof DrizzleQueryError ? [] : [error.message]), ...messagesOf(error.cause)];
}

/** Where a failed call was made: what its answer says of it besides the problem. */
type Failed = {
  readonly requestId: string;
  /** Of the title; the detail is for whoever writes programs, and stays in English. */
  readonly language: Language;
  /** The address visitors use, under which each kind of problem is explained. */
  readonly origin: string;
  /** Headers of this kind of problem: `Allow` of a 405 (RFC 9110 section 15.5.6). */
  readonly headers?: Readonly<Record<string, string>>;
};

/** Whoever asks is put off, and nothing is broken: anybody can cause that as often as they like. */
const isPutOff = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'unavailable' && error.cause === undefined;

export function problemReply(error: unknown, { requestId, language, origin, headers }: Failed, log: Log): Response {
  const known = asProblem(error);
  if (isPutOff(error)) log.warn({ detail: known?.detail, requestId }, 'a call was put off');
  else if (known === undefined || known.status >= 500) log.error({ error, requestId }, 'a call failed');
  const problem = known ?? new Problem('internal', 'Something broke on our side. It has been noted.');
  const body = {
    type: `${origin}${problemsPath}/${problem.code}`,
    title: messages[language][problem.code],
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
      'content-language': language,
      'cache-control': 'no-store',
      ...(problem.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(problem.retryAfter)) }),
      ...headers,
    },
  });
}
