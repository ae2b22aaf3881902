/** For tests only: answers of the house as they come over the network. */
import { totalHeader } from '#kit/shared/desk.ts';
import { Problem, type FieldError, type ProblemCode } from '#kit/shared/problem.ts';

type Extra = {
  /** The fields it is about; a mere path where nobody reads the message. */
  readonly fields?: readonly (string | FieldError)[];
  /** Seconds to wait. */
  readonly retryAfter?: number;
};

/** What is not done, and why: as problem+json with the status of its code. */
export function refusal(code: ProblemCode, { fields = [], retryAfter }: Extra = {}): Response {
  const { status, detail } = new Problem(code, 'No.');
  const errors = fields.map((field) => (typeof field === 'string' ? { path: field, message: 'No' } : field));
  const headers = new Headers({ 'content-type': 'application/problem+json' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return Response.json({ code, status, detail, errors }, { status, headers });
}

/** Rows of the desk's lists, with how many there are of them. */
export const listed = (rows: readonly unknown[]): Response =>
  Response.json(rows, { headers: { [totalHeader]: String(rows.length) } });

/** One reply after the other, the last one again and again. */
export function inTurn(...replies: readonly (() => Response)[]): () => Response {
  let next = 0;
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)];
    next += 1;
    return reply?.() ?? Response.error();
  };
}
