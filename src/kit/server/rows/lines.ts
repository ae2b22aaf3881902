/**
 * Every row of a database as lines of text: what a backup of the embedded database is. A table begins with a head, its
 * rows follow as lists of what PostgreSQL writes for each value, the last line says that nothing is missing.
 */
import { z } from 'zod';

export const Head = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
export type Head = z.infer<typeof Head>;

export const lastLine = JSON.stringify({ end: true });

const Row = z.array(z.string().nullable());
const Line = z.union([Row, Head]);

export const readLine = (line: string): z.infer<typeof Line> => Line.parse(JSON.parse(line));

/** The lines of a stream of text; what comes after the last line break is a line too. */
export async function* linesIn(chunks: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A name as SQL takes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables that hold rows (of a table in partitions, these), their columns that are written, and the columns' types. */
export const describeTables = `
  select class.relname, attribute.attname, format_type(attribute.atttypid, attribute.atttypmod)
  from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
  where class.relnamespace = 'public'::regnamespace and class.relkind = 'r'
    and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
  order by class.relname, attribute.attnum`;

/** The names of the tables that hold rows. */
export const namesOfTables = `
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
