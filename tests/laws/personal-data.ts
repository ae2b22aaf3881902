import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Words of a column's name that tell of somebody, where nothing refers to an account. */
const ofSomebody =
  /email|phone|recipient|fullName|clientName|contactName|userId|ownerId|actorId|uploadedBy|^ip|address$/i;

const refersTo = (table: PgTable, other: PgTable): boolean =>
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === other);

const tellsOfSomebody = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => ofSomebody.test(name));

/** The tables with somebody in them: the accounts, what refers to them, and what names people by itself. */
export const tablesOfPeople = (tables: readonly PgTable[], users: PgTable): PgTable[] =>
  tables.filter((table) => table === users || refersTo(table, users) || tellsOfSomebody(table));

type SpeaksFor = { readonly tables: readonly PgTable[] };

/** Tables of people that no room speaks for, or more than one. */
export function unspokenTables(tables: readonly PgTable[], users: PgTable, rooms: readonly SpeaksFor[]): string[] {
  const speakers = (table: PgTable) => rooms.filter((room) => room.tables.includes(table)).length;
  const lonely = tablesOfPeople(tables, users)
    .filter((table) => speakers(table) === 0)
    .map(
      (table) => `no room says what becomes of the people in ${getTableName(table)}: see its server/personal-data.ts`,
    );
  const shared = tables
    .filter((table) => speakers(table) > 1)
    .map((table) => `more than one room speaks for ${getTableName(table)}`);
  return [...lonely, ...shared];
}
