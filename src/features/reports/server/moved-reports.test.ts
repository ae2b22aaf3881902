/** Earlier reports stood in two tables, of reviews and of messages: the migration takes both along. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aTestHouse } from '#app/server/testing.ts';
import { auditEntries } from '#features/audit/server/table.ts';
import { aStayOrder } from '#features/guest-reviews/server/factory.ts';
import { guestReviews } from '#features/guest-reviews/server/table.ts';
import { conversations, messages } from '#features/messages/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { reports } from './table.ts';

const folder = join(import.meta.dirname, '../../../../migrations');
/** What the migration does with rows, as it is written. */
const moves = readFileSync(globSync(join(folder, '[0-9][0-9][0-9][0-9]_reports.sql'))[0] ?? '', 'utf8')
  .split('--> statement-breakpoint')
  .map((statement) => statement.trim())
  .filter((statement) => /^(?:INSERT|UPDATE)/.test(statement));

const house = aTestHouse();

test('takes reports of reviews and of messages along, decisions and the log’s entries too', async () => {
  const { db, time } = house;
  const [guest, owner] = [await house.signedInAs(), await house.signedInAs('business')];
  const at = time.now;
  const rental = await aRental(db, { ownerId: owner.id });
  const about = { listingType: 'rentals', listingId: rental.id } as const;
  const orderId = await aStayOrder(db, guest, rental, at);
  const said = { stars: 1, proof: 'stay', wasThereAt: at, language: 'en', name: 'Ana P.', createdAt: at } as const;
  await db.insert(guestReviews).values({ ...said, ...about, id: 'review', orderId, authorId: guest.id });
  const talk = { id: 'talk', guestId: guest.id, ownerId: owner.id, createdAt: at, lastAt: at, mailName: 'talk' };
  await db.insert(conversations).values({ ...talk, ...about });
  const line = { side: 'guest', authorId: guest.id, text: 'Hello', way: 'page', key: 'key', createdAt: at } as const;
  await db.insert(messages).values({ ...line, id: 'line', conversationId: 'talk' });
  for (const table of ['review_reports', 'message_reports'])
    await db.execute(sql`create table ${sql.identifier(table)} (like reports including defaults)`);
  await db.execute(sql`insert into review_reports (id, review_id, email, language, reason, created_at)
    values ('waits', 'review', 'marta@correo.example', 'es', 'private', ${at.toISOString()})`);
  await db.execute(sql`insert into message_reports
    (id, message_id, reporter_id, language, reason, status, ground, statement, created_at, decided_at, version)
    values ('over', 'line', ${owner.id}, 'en', 'insult', 'removed', 'insult', 'No.', now(), now(), 2)`);
  const entry = {
    action: 'reject',
    entityId: 'over',
    title: 'T',
    actorId: owner.id,
    at,
    before: {},
    after: {},
  } as const;
  await db.insert(auditEntries).values({ ...entry, id: 'entry', entity: 'message_reports' as never });

  for (const statement of moves) await db.execute(sql.raw(statement));

  const rows = await db.select().from(reports).orderBy(reports.id);
  const decided = { reporterId: owner.id, status: 'removed', ground: 'insult', statement: 'No.', version: 2 };
  expect(rows).toMatchObject([
    { id: 'over', reviewId: null, messageId: 'line', email: null, ...decided },
    { id: 'waits', reviewId: 'review', messageId: null, email: 'marta@correo.example', status: 'open', createdAt: at },
  ]);
  expect(await db.select({ entity: auditEntries.entity }).from(auditEntries)).toEqual([{ entity: 'reports' }]);
  for (const table of ['review_reports', 'message_reports']) await db.execute(sql`drop table ${sql.identifier(table)}`);
});
