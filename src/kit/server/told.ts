import type { z } from 'zod';

/**
 * Of a value what a contract tells, and nothing else: a column that the contract does not name stays in the house, one
 * that it names needs no line of its own.
 */
export function told<S extends z.ZodObject>(contract: S, value: z.output<S>): z.output<S> {
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(contract.shape)) {
    const one = value[name as keyof typeof value];
    if (one !== undefined) known[name] = one;
  }
  return known as z.output<S>;
}
