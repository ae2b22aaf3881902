/** Reads what a caller sent; the contract's schema has the last word. */
import type { z } from 'zod';
import { invalidField } from '#kit/shared/invalid-field.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { FieldError } from '#kit/shared/problem.ts';

/** Bodies are small: texts and numbers. Files have their own way in. */
export const maxBodyBytes = 64 * 1024;

/** The JSON of a request: 415 when it says to be something else, 413 when too large, 400 when it is no JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const raw = await readText(request);
  if (raw === '') return undefined;
  if (type !== 'application/json') throw new Problem('unsupported_media_type', 'The body must be application/json.');
  try {
    return JSON.parse(raw);
  } catch {
    throw new Problem('malformed', 'The body is not JSON.');
  }
}

/** The text of a request, cut off with 413 as soon as it grows too large. */
export async function readText(request: Request): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, maxBodyBytes));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('malformed', 'The body is not UTF-8.');
  }
}

/** The bytes of a request, cut off with 413 as soon as there are more than `max`. */
export async function readBytes(request: Request, max: number): Promise<Uint8Array> {
  const announced = announcedBytes(request);
  // Short and of a known length, as nearly all are: read in one go, without a stream.
  if (announced > 0 && announced <= Math.min(max, maxBodyBytes)) {
    const whole = new Uint8Array(await wholeOf(request));
    if (whole.length > max) throw tooLarge(max);
    return whole;
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of bodyPieces(request, max)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const wholeOf = (request: Request): Promise<ArrayBuffer> =>
  request.arrayBuffer().catch(() => {
    throw brokeOff();
  });

/** The bytes of a request as they come, for what is too large for memory; 413 as soon as there are more than `max`. */
export async function* bodyPieces(request: Request, max: number): AsyncGenerator<Uint8Array, void> {
  if (announcedBytes(request) > max) throw tooLarge(max);
  if (request.body === null) return;
  let size = 0;
  try {
    for await (const piece of request.body) {
      size += piece.byteLength;
      if (size > max) throw tooLarge(max);
      yield piece;
    }
  } catch (error) {
    throw error instanceof Problem ? error : brokeOff();
  }
}

/** Whoever sent it went away: that is their affair, and nothing of ours that somebody has to look at. */
const brokeOff = () => new Problem('malformed', 'The body broke off before its end.');

/** The room that a body takes: who does not say how long it is may send the most. */
export function roomOf(request: Request, max: number): number {
  const announced = announcedBytes(request);
  return announced > 0 && announced < max ? announced : max;
}

const announcedBytes = (request: Request) => Number(request.headers.get('content-length') ?? 0);
const tooLarge = (max: number) => new Problem('too_large', `A body may have at most ${max} bytes.`);

/**
 * Lets a body that nobody wants run through, piece by piece: who is still sending when the answer comes and the
 * connection ends sees a broken connection instead of the answer.
 */
export async function pourAway(request: Request, max: number): Promise<void> {
  if (request.body === null || request.bodyUsed) return;
  let size = 0;
  for await (const chunk of request.body) if ((size += chunk.byteLength) > max) break;
}

/** Keeps a schema's promise or says field by field what is wrong (422). */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown, what: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Problem('validation', `The ${what} is not acceptable.`, { fields: result.error.issues.flatMap(describe) });
}

function describe(issue: z.core.$ZodIssue): FieldError[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, 20)
      .map((key) => ({ path: [...issue.path, key].join('.').slice(0, 200), message: 'Is not known here' }));
  return [{ path: issue.path.join('.').slice(0, 200), message: issue.message }];
}

/** A query string as an object; the same name twice is refused, because only one of them would count. */
export function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in query) throw invalidField(name, 'Is given twice', 'The query is not acceptable.');
    query[name] = value;
  }
  return query;
}
