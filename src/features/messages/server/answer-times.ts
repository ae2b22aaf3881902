/** How fast owners answer first questions: the median of their last ones, kept as one row for each owner. */
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { answersSince, answerSpanOf, fewestAnswers } from '../rules.ts';
import type { AskedType } from '../rules.ts';
import { findAskedOwner } from './listings.ts';
import { answerTimes, conversations } from './table.ts';

/** Whether somebody answers questions about a listing, and how fast as far as that is known. */
export async function readAnswerTime(db: Db, type: AskedType, listing: string) {
  const ownerId = await findAskedOwner(db, type, listing);
  if (ownerId === undefined) return { canAsk: false, within: null };
  const [time] = await db.select().from(answerTimes).where(eq(answerTimes.ownerId, ownerId));
  return { canAsk: true, within: time ? answerSpanOf(time.minutes) : null };
}

/** Counts an owner's answers anew; from too few there is no median. */
export async function noteAnswer(db: Db, ownerId: string, at: Date): Promise<void> {
  const taken = sql`extract(epoch from ${conversations.answeredAt} - ${conversations.askedAt}) / 60`;
  const [found] = await db
    .select({
      count: count(),
      minutes: sql<number>`coalesce(ceil(percentile_cont(0.5) within group (order by ${taken})), 0)::int`,
    })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), gte(conversations.answeredAt, answersSince(at))));
  if (!found || found.count < fewestAnswers) {
    await db.delete(answerTimes).where(eq(answerTimes.ownerId, ownerId));
    return;
  }
  await db
    .insert(answerTimes)
    .values({ ownerId, ...found })
    .onConflictDoUpdate({
      target: answerTimes.ownerId,
      set: found,
      // What says the same is not written: pages are kept until it changes.
      setWhere: sql`(${answerTimes.minutes}, ${answerTimes.count}) is distinct from (${found.minutes}, ${found.count})`,
    });
}

/** Lets answers grow old, by the clock. */
export async function refreshAnswerTimes(db: Db, at: Date): Promise<void> {
  const owners = await db.select({ id: answerTimes.ownerId }).from(answerTimes);
  for (const { id } of owners) await noteAnswer(db, id, at);
}
