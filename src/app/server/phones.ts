/**
 * Phones that were kept before they were read by libphonenumber-js, brought to the one form that calls keep since
 * (decision 0053). SQL can't read phones, so the migration leaves a task, once, to a house that had people then.
 */
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { advertisingInquiries } from '#features/advertising-inquiries/server/table.ts';
import { jobApplications } from '#features/applications/server/table.ts';
import { users } from '#features/auth/server/table.ts';
import { businessInquiries } from '#features/business-inquiries/server/table.ts';
import { businesses } from '#features/businesses/server/table.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import { prospectBusinesses } from '#features/prospect-businesses/server/table.ts';
import { rentals } from '#features/rentals/server/table.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { contactMessages } from '#features/support/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { databaseFault } from '#kit/server/db.ts';
import type { Log } from '#kit/server/log.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import { normalPhone } from '#market/town/phone.ts';

type Kept = { readonly table: PgTable; readonly id: AnyPgColumn; readonly phone: AnyPgColumn };
const kept = (table: PgTable & { readonly id: AnyPgColumn }, phone: AnyPgColumn): Kept => ({
  table,
  id: table.id,
  phone,
});

const accounts = kept(users, users.phone);
/** Where else a phone stands; two of these may have the same one. */
const others = [
  kept(advertisingInquiries, advertisingInquiries.phone),
  kept(businesses, businesses.phone),
  kept(businessInquiries, businessInquiries.phone),
  kept(contactMessages, contactMessages.phone),
  kept(holidayRequests, holidayRequests.clientPhone),
  kept(jobApplications, jobApplications.phone),
  kept(prospectBusinesses, prospectBusinesses.contactPhone),
  kept(rentals, rentals.contactPhone),
  kept(submissions, submissions.contactPhone),
];

type Odd = { readonly id: string; readonly phone: string; readonly number: string };

const pageSize = 1000;

/** The rows whose phone is one, and written in another form; what is no phone stays as it is. */
async function oddIn(db: Db, { table, id, phone }: Kept): Promise<Odd[]> {
  const odd: Odd[] = [];
  for (let after = ''; ;) {
    const rows = await db
      .select({ id: sql<string>`${id}`, phone: sql<string>`${phone}` })
      .from(table)
      .where(and(gt(id, after), isNotNull(phone)))
      .orderBy(asc(id))
      .limit(pageSize);
    for (const row of rows) {
      const number = normalPhone(row.phone);
      if (number !== undefined && number !== row.phone) odd.push({ ...row, number });
    }
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return odd;
    after = last.id;
  }
}

/** Unless somebody changed it meanwhile. */
const rewrite = (db: Db, { table, id, phone }: Kept, row: Odd) =>
  db
    .update(table)
    .set({ [phone.name]: row.number })
    .where(and(eq(id, row.id), eq(phone, row.phone)));

/** One phone is one account: where two would have the same, both stay as they are, and people decide. */
async function rewriteAccounts(db: Db, log: Log): Promise<void> {
  const odd = await oddIn(db, accounts);
  const clash = (...ids: string[]) =>
    log.warn({ accounts: ids }, 'these accounts have the same phone: none was changed');
  for (const [number, same] of Map.groupBy(odd, (row) => row.number)) {
    const [row] = same;
    const [other] = await db.select({ id: users.id }).from(users).where(eq(users.phone, number));
    if (!row || same.length > 1 || other) {
      clash(...same.map(({ id }) => id), ...(other ? [other.id] : []));
      continue;
    }
    try {
      await rewrite(db, accounts, row);
    } catch (error) {
      // Somebody has just signed up with it.
      if (databaseFault(error)?.constraint !== 'users_phone') throw error;
      clash(row.id);
    }
  }
}

/** What owners want to change waits beside what it was: the same form, or it would look as if the desk had changed it. */
async function rewriteWaiting(db: Db): Promise<void> {
  for (const name of ['phone', 'contactPhone'])
    for (const side of ['before', 'after']) {
      const [column, path] = [sql.identifier(side), sql.raw(`'${name}'`)];
      const result: unknown = await db.execute(
        sql`select id, ${column} ->> ${path} as phone from listing_changes where status = 'pending' and ${column} ->> ${path} is not null`,
      );
      for (const { id, phone } of (result as { rows: { id: string; phone: string }[] }).rows) {
        const number = normalPhone(phone);
        if (number !== undefined && number !== phone)
          await db.execute(
            sql`update listing_changes set ${column} = jsonb_set(${column}, array[${path}], to_jsonb(${number}::text))
              where id = ${id} and ${column} ->> ${path} = ${phone}`,
          );
      }
    }
}

export const phonesTask = (log: Log): Task<object> => ({
  name: 'phones',
  payload: z.strictObject({}),
  maxSeconds: 3600,
  run: async (_, db) => {
    await rewriteAccounts(db, log);
    for (const one of others) for (const row of await oddIn(db, one)) await rewrite(db, one, row);
    await rewriteWaiting(db);
  },
});
