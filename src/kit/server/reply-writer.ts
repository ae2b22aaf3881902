/** Replies as JSON, checked by their contract. */
import { z } from 'zod';

type Write = (reply: unknown) => string | undefined;

/**
 * What writes a reply of a contract. A list in it may hold things that were told before and can't have changed since, because they are
 * frozen: each of them is checked and written once (decisions 0105, 0131).
 */
export function replyWriter(schema: z.ZodType): (reply: unknown) => string {
  return writerOf(schema) as (reply: unknown) => string;
}

/** Of what has a rule of its own no part can be checked by itself. */
const hasRules = ({ def: { checks = [] } }: z.ZodType) => checks.length > 0;

function writerOf(schema: z.ZodType): Write {
  const whole: Write = (reply) => JSON.stringify(schema.parse(reply));
  if (hasRules(schema)) return whole;
  if (schema instanceof z.ZodArray) return listWriter(schema.element as z.ZodType, whole);
  if (schema instanceof z.ZodObject && holdsList(schema)) return partsWriter(schema, whole);
  return whole;
}

function listWriter(item: z.ZodType, whole: Write): Write {
  const written = new WeakMap<object, string>();
  const isTold = (one: unknown): one is object => typeof one === 'object' && one !== null && Object.isFrozen(one);
  const writeItem = (one: unknown): string => {
    if (!isTold(one)) return JSON.stringify(item.parse(one));
    const known = written.get(one) ?? JSON.stringify(item.parse(one));
    written.set(one, known);
    return known;
  };
  return (reply) => (Array.isArray(reply) && reply.some(isTold) ? `[${reply.map(writeItem).join(',')}]` : whole(reply));
}

const isOfObjects = (schema: z.ZodType) => schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;
const holdsList = ({ shape }: z.ZodObject) => Object.values(shape).some((part) => isOfObjects(part as z.ZodType));

/** Part by part, as a whole one would be written: in the order of the contract, what it does not name refused or left out. */
function partsWriter(schema: z.ZodObject, whole: Write): Write {
  const { shape } = schema;
  const isStrict = schema.def.catchall instanceof z.ZodNever;
  if (schema.def.catchall !== undefined && !isStrict) return whole;
  const parts = Object.entries(shape).map(([name, part]) => [name, writerOf(part as z.ZodType)] as const);
  return (reply) => {
    if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return whole(reply);
    if (isStrict && Object.keys(reply).some((name) => !Object.hasOwn(shape, name))) return whole(reply);
    const written = parts.flatMap(([name, write]) => {
      const text = write((reply as Readonly<Record<string, unknown>>)[name]);
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
    });
    return `{${written.join(',')}}`;
  };
}
