/** The listings of a kind as the file that an import reads. */
import { asc, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { csvText } from '#kit/server/csv/write.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { ServerKind } from '#market/listings/server/listing-kind.ts';
import { cellsOf } from './cells.ts';
import { columnsOf } from './columns.ts';

/** All that are not withdrawn, the oldest first, with the delimiter of the reader's spreadsheets. */
export async function listingFile(
  db: Db,
  kind: ServerKind,
  language: Language,
): Promise<{ name: string; text: string }> {
  const columns = columnsOf(kind);
  const source: PgTable = kind.table;
  const rows = await db
    .select()
    .from(source)
    .where(ne(kind.table.status, 'withdrawn'))
    .orderBy(asc(kind.table.createdAt), asc(kind.table.id));
  const beside = await kind.writtenBeside?.(
    db,
    rows.map((row) => String(row['id'])),
  );
  const heads = columns.map(({ name }) => name);
  const cells = rows.map((row) => {
    const written = { ...kind.inputOf(row as never), ...beside?.get(String(row['id'])), status: statusOf(row) };
    return cellsOf(written, columns);
  });
  return { name: `${kind.name}.csv`, text: csvText([heads, ...cells], language, true) };
}

/** What an import can write: what rests with its account is a draft there. */
const statusOf = (row: object) => ('status' in row && row.status === 'published' ? 'published' : 'draft');
