/** What a database says when it refuses. */

/** The PostgreSQL error behind a failed statement (drizzle wraps it): its code and the constraint it broke. */
export function databaseFault(error: unknown): { code: string; constraint: string | undefined } | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') {
      const constraint = 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : undefined;
      return { code: cause.code, constraint };
    }
  }
  return undefined;
}
