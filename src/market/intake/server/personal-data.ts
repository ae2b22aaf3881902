import type { PgTable } from 'drizzle-orm/pg-core';
import { exportsNothing, forgetsNothing } from '#kit/server/personal-data.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';

/**
 * What people wrote into public forms. No account opens it: an e-mail that nobody has checked proves nothing, and would
 * open other people's letters. It goes by its age (app/server/retention.ts).
 */
export const sentInByAnybody = (...tables: readonly PgTable[]): PersonalData => ({
  tables,
  exportOf: exportsNothing,
  forget: forgetsNothing,
});
