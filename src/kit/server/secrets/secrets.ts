/** The house's own secrets: one for each use, the same for all processes on a database and after every restart. */
import { eq } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { newSecret } from '../ids.ts';
import { houseSecrets } from './table.ts';

/**
 * `device` signs the cookies of devices, `authenticator` seals what makes the codes of a second factor, `letters` makes the
 * keys that end letters of a kind, `replies` the addresses that answers by mail go to, `payouts` seals account
 * numbers, `seller-files` what the tax office is told of sellers, `calendars` makes the keys of
 * addresses that calendar programs read.
 */
export type SecretName = 'device' | 'authenticator' | 'letters' | 'replies' | 'payouts' | 'seller-files' | 'calendars';

/** Gives the secret of a use, read once. Of two processes that make it at the same time both take the first one's. */
export function houseSecret(db: Db, name: SecretName): () => Promise<string> {
  let known: string | undefined;
  return async () => {
    if (known !== undefined) return known;
    const find = () => db.select().from(houseSecrets).where(eq(houseSecrets.name, name));
    let [row] = await find();
    if (row === undefined) {
      await db.insert(houseSecrets).values({ name, secret: newSecret() }).onConflictDoNothing();
      [row] = await find();
    }
    if (row === undefined) throw new Error(`The secret ${name} can't be kept.`);
    return (known = row.secret);
  };
}
