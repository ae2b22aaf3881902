/**
 * Whether money adds up and reaches the tax office (issue 22): figures for the log every hour, and a letter to the desk once a
 * day while somebody has to look at them.
 */
import { and, eq, gte, sql } from 'drizzle-orm';
import { postMail } from '#features/mail/server/service.ts';
import { mails } from '#features/mail/server/table.ts';
import { countDifferences } from '#features/payments/server/comparison/comparison.ts';
import { readQueue } from '#features/verifactu/server/issuers.ts';
import type { Db } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { hourMs } from '#kit/shared/durations.ts';
import { instantOf, wallClock } from '#market/town/dates.ts';
import { town } from '#market/town/town.ts';

/** What waits longer for the tax office is no passing fault of the line: it is tried again every hour at least. */
const patienceHours = 24;

/** Gives the run for every hour. */
export function createMoneyWatch({ db, clock, log }: { db: Db; clock: Clock; log: Log }): () => Promise<void> {
  return async () => {
    const at = clock();
    const { unsent, oldestAt, refused } = await readQueue(db);
    const [compared] = await db.select({ differences: countDifferences() }).from(sql`(select 1) as once`);
    const differences = compared?.differences ?? 0;
    const waitingHours = oldestAt === null ? 0 : Math.floor((at.getTime() - oldestAt.getTime()) / hourMs);
    log.info({ money: { differences, refused, unsent, waitingHours } }, 'money was looked after');
    const isLate = waitingHours >= patienceHours;
    if (differences === 0 && refused === 0 && !isLate) return;
    const since = isLate && oldestAt !== null ? wallClock(oldestAt).date : null;
    await tellDesk(db, { differences, refused, unsent: isLate ? unsent : 0, since }, at);
  };
}

/** Once a day of the town. */
async function tellDesk(
  db: Db,
  values: { differences: number; refused: number; unsent: number; since: string | null },
  at: Date,
): Promise<void> {
  const today = instantOf(wallClock(at).date, '00:00');
  await db.transaction(async (db) => {
    // Two processes at once write one letter.
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('money-alarm'))`);
    const isTold = and(eq(mails.letter, 'moneyAlarm'), gte(mails.createdAt, today));
    if ((await db.$count(mails, isTold)) > 0) return;
    const to = { to: town.emails.business, language: town.language };
    await postMail(db, { ...to, letter: 'moneyAlarm', values }, at);
  });
}
