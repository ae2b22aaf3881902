/** What an open database is, whichever engine runs it. */
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { PreparingPglite } from './preparing-pglite.ts';

/** The database or a transaction on it: services take either and do not know which. */
export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  readonly db: Db;
  readonly engine: 'PGlite' | 'PostgreSQL';
  /** The embedded database itself, where it is one: who copies it asks it alone. */
  readonly embedded?: PreparingPglite;
  /**
   * Where it is one: writes down what its log holds, so that the log's files are used again. A server does that by itself; the
   * embedded one, which is one process, only when it is closed, and its log would grow until the disk is full.
   */
  readonly checkpoint?: () => Promise<void>;
  /** Runs the migrations that have not run yet; those after one of them stay undone when it is named. */
  migrate(last?: string): Promise<void>;
  /** Hears the names of tables that were written to, from this process and every other one on the same database. */
  onTouched(listener: (table: string) => void): Promise<void>;
  close(): Promise<void>;
};
