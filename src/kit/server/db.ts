/**
 * The database: PostgreSQL everywhere, embedded PGlite by default, a real server by DATABASE_URL; one `Db`, one schema, one
 * set of migrations. This is the only door of `database/`, where everything stands that depends on a driver.
 */
export type { Ask } from './database/ask.ts';
export { askServer } from './database/ask-server.ts';
export { DataLockedError } from './database/data-lock.ts';
export type { Database, Db } from './database/database.ts';
export { databaseFault } from './database/faults.ts';
export { hasMigration, lastMigration, migrationAt, NewerDatabaseError } from './database/migrations.ts';
export { openPglite } from './database/open-pglite.ts';
export { openPostgres } from './database/open-postgres.ts';
export { ProgramError, runPgProgram } from './database/pg-programs.ts';
export { insertAll } from './database/insert-all.ts';
export { ping } from './database/ping.ts';
export { columnsOf, prepared, preparedInsert, preparedShapes } from './database/prepared.ts';
export { planOnce } from './database/preparing-pglite.ts';
export type { PreparingPglite } from './database/preparing-pglite.ts';
export { together } from './database/together.ts';
