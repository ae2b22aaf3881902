/** Fills a new database as a house of the journeys finds it (tests/setup/start-seeded.ts). */
import { cpSync } from 'node:fs';
import { seedDemo } from '#app/server/seed.ts';
import { ensureAdmin } from '#features/auth/server/service.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import { openPglite } from '#kit/server/db.ts';
import type { Env } from '#kit/server/env.ts';
import { anEndedStay } from './an-ended-stay.ts';
import { readyEmbedded } from './embedded.ts';

export async function fillDatabase(dataDir: string, env: Env, now: Date): Promise<void> {
  cpSync((await readyEmbedded()).migrated, dataDir, { recursive: true });
  const database = await openPglite({ dataDir });
  const { ADMIN_PHONE: phone, ADMIN_PASSWORD: password } = env;
  if (phone !== undefined && password !== undefined) await ensureAdmin(database.db, { phone, password });
  // It has said who sells what is its own.
  await aHouseTrader(database.db, now);
  if (env.DEMO) await seedDemo(database.db, now);
  else await anEndedStay(database.db, now);
  await database.close();
}
