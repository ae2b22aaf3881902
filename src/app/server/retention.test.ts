/** The table of how long what is kept leaves no table out, and what it says happens (issue 14). */
import { sql, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '#features/audit/server/table.ts';
import { resetMinutes } from '#features/auth/rules.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import { postSale } from '#features/ledger/server/service.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { mailsKeptDays } from '#features/mail/server/service.ts';
import { nobodysTables, retention } from '#features/site/retention.ts';
import { contactMessages } from '#features/support/server/table.ts';
import { sessionDays } from '#kit/server/session-cookie.ts';
import { daysBefore } from '#kit/shared/durations.ts';
import { keepRetention } from './retention.ts';
import { aTestHouse } from './testing.ts';

const house = aTestHouse();

test('every table of the database is of a kind that it names, or holds nothing of anybody', async () => {
  const result: unknown = await house.db.execute(sql`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`);
  const tables = (result as { rows: { name: string }[] }).rows.map(({ name }) => name);
  const named = [...Object.values(retention).flatMap((kind): readonly string[] => kind.tables), ...nobodysTables];
  expect(named.toSorted()).toEqual(tables);
});

test('the figures are those that the rooms keep', () => {
  const { sessions, resets, letters } = retention;
  expect([sessions.days, resets.days * 24 * 60, letters.days]).toEqual([sessionDays, resetMinutes, mailsKeptDays]);
});

const now = new Date('2026-08-21T18:00:00Z');
const ago = (days: number) => daysBefore(now, days);

test('what is over goes, the log forgets its name, what is not over stays; twice is once', async () => {
  const { db } = house;
  const words = { language: 'en', name: 'Ana', email: 'ana@correo.example', subject: 'Hola', message: 'Hola' } as const;
  const request = {
    language: 'en',
    clientName: 'Ana',
    clientEmail: 'ana@correo.example',
    vacationDescription: 'Sun',
    durationDays: 3,
    numberOfPeople: 2,
    accommodationType: 'hotel',
  } as const;
  const entry = {
    actorId: 'desk',
    action: 'status',
    entity: 'contact_messages',
    title: 'Ana',
    before: {},
    after: {},
  } as const;
  for (const [id, days] of [
    ['old', 731],
    ['new', 729],
  ] as const) {
    await db.insert(contactMessages).values({ ...words, id, submittedAt: ago(days), priority: 'normal' });
    await db.insert(holidayRequests).values({ ...request, id, submittedAt: ago(days) });
    await db.insert(auditEntries).values({ ...entry, id, entityId: id, at: ago(days) });
  }
  await db.insert(auditEntries).values({ ...entry, id: 'later', entityId: 'old', at: ago(700) });
  await postSale(db, { id: 'long ago', ownerId: null, commissionPercent: 10 }, 5000, ago(4000));
  const left = async () => [
    (await db.select().from(contactMessages)).map(({ id }) => id),
    (await db.select().from(holidayRequests)).map(({ id }) => id),
    (await db.select().from(auditEntries).orderBy(auditEntries.id)).map(({ id, title }) => `${id}: ${title}`),
  ];
  const sums = () =>
    db
      .select({ account: ledgerEntries.account, cents: sum(ledgerEntries.amountCents) })
      .from(ledgerEntries)
      .groupBy(ledgerEntries.account)
      .orderBy(ledgerEntries.account);
  const before = await sums();
  await keepRetention(db, now);
  expect(await left()).toEqual([['new'], ['new'], ['later: -', 'new: Ana']]);
  await keepRetention(db, now);
  expect(await left()).toEqual([['new'], ['new'], ['later: -', 'new: Ana']]);
  expect(await sums()).toEqual(before);
});
