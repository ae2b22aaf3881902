/** User names: one is proposed to whoever signs up without one, and may be changed in the account. */
import { sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { users } from './table.ts';

/** How many characters of a name; what is put behind them fits the contract's 40 too. */
const maxBase = 30;

/** `Iñaki Sáez-Gil` as `inaki.saez.gil`. */
function usernameBase(fullName: string): string {
  const plain = fullName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? ['guest'];
  return words.join('.').slice(0, maxBase);
}

/** A user name made of somebody's name that is free now: `marta.ferrer`, then `marta.ferrer.2`. */
export async function freeUsername(db: Db, fullName: string): Promise<string> {
  const base = usernameBase(fullName);
  const lower = sql<string>`lower(${users.username})`;
  // Letters, digits and dots mean nothing to LIKE.
  const rows = await db
    .select({ name: lower })
    .from(users)
    .where(sql`${lower} = ${base} or ${lower} like ${`${base}.%`}`);
  const taken = new Set(rows.map(({ name }) => name));
  let next = base;
  for (let count = 2; taken.has(next); count += 1) next = `${base}.${count}`;
  return next;
}
