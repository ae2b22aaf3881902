/**
 * Letters that are provably a member's: those that an act of theirs caused, at the very instant of it. That a letter went
 * to their e-mail is not enough: nobody has checked that address, and two accounts may share one.
 */
import { inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { jobApplications } from '#features/applications/server/table.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { passwordResets, users } from '#features/auth/server/table.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import type { MailRow } from '#features/mail/server/table.ts';
import { orders, refunds } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';

/** Kind, address and instant of what a member's acts wrote to them. */
const toMember = (id: string): SQL => sql`
  select 'welcome' as letter, ${users.email} as recipient, ${users.createdAt} as at from ${users} where ${users.id} = ${id}
  union all select 'passwordReset', ${users.email}, ${passwordResets.createdAt}
    from ${passwordResets} join ${users} on ${users.id} = ${passwordResets.userId} where ${users.id} = ${id}
  union all select 'order', ${users.email}, ${orders.confirmedAt}
    from ${orders} join ${users} on ${users.id} = ${orders.userId} where ${users.id} = ${id}
  union all select 'refund', ${users.email}, ${refunds.createdAt}
    from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId} join ${users} on ${users.id} = ${orders.userId}
    where ${users.id} = ${id}
  union all select 'applicationReceived', ${jobApplications.email}, ${jobApplications.submittedAt}
    from ${jobApplications} where ${jobApplications.userId} = ${id}
  union all select 'applicationDecided', ${jobApplications.email}, ${auditEntries.at}
    from ${auditEntries} join ${jobApplications}
      on ${auditEntries.entity} = 'job_applications' and ${auditEntries.entityId} = ${jobApplications.id}
    where ${jobApplications.userId} = ${id}`;

/** The copies of their applications that employers got. */
const toEmployers = (id: string): SQL => sql`
  select 'jobApplication' as letter, ${jobs.contactEmail} as recipient, ${jobApplications.submittedAt} as at
  from ${jobApplications} join ${jobs} on ${jobs.id} = ${jobApplications.jobId} where ${jobApplications.userId} = ${id}`;

const among = (moments: SQL): SQL =>
  sql`(${mails.letter}, ${mails.recipient}, ${mails.createdAt}) in (select letter, recipient, at from (${moments}) as moments)`;

/** The letters that were written to a member, the newest first. */
export async function lettersTo(db: Db, id: string): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(among(toMember(id)))
    .orderBy(sql`${mails.createdAt} desc, ${mails.id}`);
}

/** Forgets the letters that tell of a member, sent or not. Call it while what caused them is still there. */
export async function forgetLetters(db: Db, id: string): Promise<void> {
  for (const moments of [toMember(id), toEmployers(id)]) {
    const found = await db.select({ id: mails.id }).from(mails).where(among(moments));
    const ids = found.map((mail) => mail.id);
    if (ids.length > 0) await db.delete(mails).where(inArray(mails.id, ids));
  }
}
