/** The secret address of a member's bookings: made, made anew, taken back, and read by whoever has it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { hashSecret, newSecret } from '#kit/server/ids.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { CalendarFeed, NewCalendarFeed } from '../contract.ts';
import { calendarFeeds } from './table.ts';

/** Where calendar programs ask. The key stands in the query, which no log of the house writes down. */
export const bookingsPath = '/feeds/bookings.ics';

/** Whether an address was made since its member's ways in were last ended. */
const isGood = and(eq(users.id, calendarFeeds.userId), eq(users.keyring, calendarFeeds.keyring));

export async function readFeed(db: Db, userId: string): Promise<CalendarFeed> {
  const [feed] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .innerJoin(users, isGood)
    .where(eq(calendarFeeds.userId, userId));
  return { createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Makes an address in the place of the one before, which stops working; `origin` is that of the site. */
export async function makeFeed(db: Db, userId: string, origin: string, at: Date): Promise<NewCalendarFeed> {
  const key = newSecret();
  const keyring = sql`(select ${users.keyring} from ${users} where ${users.id} = ${userId})`;
  const feed = { keyHash: hashSecret(key), keyring, createdAt: at };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
  return { createdAt: at.toISOString(), address: `${origin}${bookingsPath}?key=${key}` };
}

/** Takes the address back; doing it twice is no mistake. */
export async function revokeFeed(db: Db, userId: string): Promise<CalendarFeed> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return { createdAt: null };
}

/** Whose bookings a key opens, and in which language they read; nobody's while the account is suspended. */
export async function findReader(db: Db, key: string): Promise<{ id: string; language: Language } | undefined> {
  const [reader] = await db
    .select({ id: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, isGood)
    .where(and(eq(calendarFeeds.keyHash, hashSecret(key)), isNull(users.suspendedAt), isNull(users.erasedAt)));
  return reader;
}
