/** What each kind of problem is: the address that `type` of a problem names (RFC 9457 section 3.1.1). */
import { z } from 'zod';
import { promise } from '#kit/shared/endpoint.ts';

/** Kinds of problems are explained under this path, by their code. */
export const problemsPath = '/api/problems';

/** One kind of problem, in the language that was asked for. */
const ProblemType = z.strictObject({
  type: z.url(),
  code: z.string(),
  title: z.string(),
  status: z.number().int(),
  meaning: z.string(),
});

export const endpoints = promise({
  'GET /api/problems/{code}': {
    summary: 'What a kind of problem is, by its code',
    access: 'public',
    reply: ProblemType,
    keeps: [],
  },
});
