/** How much one account may do within a day of what stays: it is counted for the account, whoever of its team does it, and the desk is not bound. */
import type { Daily } from '#kit/shared/endpoint.ts';
import type { Actor } from '../access.ts';
import type { Db } from '../db.ts';
import { counterKey, endOf, takeLightly } from './counters.ts';
import { tooMany } from './limits.ts';

type Doer = Pick<Actor, 'id' | 'role'>;

/** The desk works for everybody. */
const isBound = ({ role }: Doer): boolean => role !== 'admin' && role !== 'moderator';

/**
 * Counts so many of them, before the transaction of what they are: two of one account would else wait for each other there.
 * 429 with the seconds until the day is over that began with the first of them.
 */
export async function spendDaily(db: Db, { name, max }: Daily, actor: Doer, at: Date, cost = 1): Promise<void> {
  if (!isBound(actor)) return;
  const key = counterKey(`${name} in a day`, actor.id);
  if (await takeLightly(db, { key, cost, below: max, at, seconds: 86_400 })) return;
  const until = (await endOf(db, key)) ?? at;
  throw tooMany(until.getTime() - at.getTime(), `${max} ${name} are enough for a day.`);
}
