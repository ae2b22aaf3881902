import type { z } from 'zod';

/**
 * Of a value what a contract tells, and nothing else: a column that the contract does not name stays in the house, one
 * that it names needs no line of its own.
 */
export function told<S extends z.ZodObject>(contract: S, value: z.output<S>): z.output<S> {
  const known = Object.keys(contract.shape).filter((name) => value[name as keyof typeof value] !== undefined);
  return Object.fromEntries(known.map((name) => [name, value[name as keyof typeof value]])) as z.output<S>;
}
