/** Replies as JSON, checked by their contract. */
import { z } from 'zod';

/**
 * What writes a reply of a contract. A list may hold things that were told before and can't have changed since, for they are frozen: each
 * of them is checked and written once (decision 0105).
 */
export function replyWriter(schema: z.ZodType): (reply: unknown) => string {
  const whole = (reply: unknown) => JSON.stringify(schema.parse(reply));
  // Of a list with a rule of its own no item can be checked by itself.
  if (!(schema instanceof z.ZodArray) || (schema.def.checks ?? []).length > 0) return whole;
  const item = schema.element as z.ZodType;
  const written = new WeakMap<object, string>();
  const writeItem = (one: unknown): string => {
    if (typeof one !== 'object' || one === null || !Object.isFrozen(one)) return JSON.stringify(item.parse(one));
    const known = written.get(one) ?? JSON.stringify(item.parse(one));
    written.set(one, known);
    return known;
  };
  return (reply) => (Array.isArray(reply) ? `[${reply.map(writeItem).join(',')}]` : whole(reply));
}
