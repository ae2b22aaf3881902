import { isProblemCode, Problem, problemStatuses, type FieldError, type ProblemCode } from '#kit/shared/problem.ts';

type Wire = { code?: unknown; detail?: unknown; errors?: unknown };

function codeFor(status: number): ProblemCode {
  const entry = Object.entries(problemStatuses).find(([, known]) => known === status);
  return (entry?.[0] as ProblemCode | undefined) ?? (status < 500 ? 'malformed' : 'internal');
}

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

/** Rebuilds the server's `Problem` from a response; the status text stands in for a missing detail (specification 8). */
export async function readProblem(response: Response): Promise<Problem> {
  const text = await response.text();
  let wire: Wire = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) wire = parsed;
  } catch {
    wire = { detail: text };
  }
  // What a proxy answers for a house that is away; the house itself says why.
  if (response.status > 501 && !isProblemCode(wire.code)) return unreachable();
  const detail = typeof wire.detail === 'string' && wire.detail !== '' ? wire.detail : response.statusText;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Problem(isProblemCode(wire.code) ? wire.code : codeFor(response.status), detail, {
    fields: Array.isArray(wire.errors) ? wire.errors.filter(isFieldError) : [],
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
  });
}

/** What a call that never reached the server is reported as. */
export function unreachable(): Problem {
  return new Problem('unavailable', '');
}
