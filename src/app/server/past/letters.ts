/** Letters of the demo's last weeks, as if a mail server had taken them; none of them is ever sent. */
import { desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { holidayRequests } from '#features/holiday-requests/server/table.ts';
import type { LetterName, Letters } from '#features/mail/rules.ts';
import { mails } from '#features/mail/server/table.ts';
import { events } from '#features/events/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { payouts } from '#features/payouts/server/table.ts';
import { submissions } from '#features/submissions/server/table.ts';
import { insertAll } from '#kit/server/db.ts';
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { between, chanceOf } from './chance.ts';

type Reader = {
  readonly to: string | null;
  readonly language: Language;
  readonly userId?: string;
  readonly aboutId?: string;
};
type Row = typeof mails.$inferInsert;

/** A letter that was sent within seconds; now and then a mailbox is gone. */
function aLetter<N extends LetterName>(letter: N, values: Letters[N], reader: Reader, createdAt: Date): Row[] {
  const { to: recipient, language, userId = null, aboutId = null } = reader;
  if (recipient === null) return [];
  const id = idOf(`letter ${letter} ${recipient} ${createdAt.toISOString()}`);
  const sentAt = new Date(createdAt.getTime() + between(id, 1, 30) * 1000);
  const failed = { status: 'failed' as const, lastError: '550 5.1.1', sentAt: null };
  const how = chanceOf(`sent ${id}`) < 0.06 ? failed : { status: 'sent' as const, sentAt };
  return [{ id, letter, language, recipient, userId, aboutId, values: { ...values }, attempts: 1, createdAt, ...how }];
}

const keptMs = 80 * dayMs;

export async function seedLetters(db: Db, at: Date): Promise<void> {
  const rows = [
    ...(await welcomes(db)),
    ...(await bookings(db)),
    ...(await paidOut(db)),
    ...(await received(db)),
  ].filter(({ createdAt }) => at.getTime() - createdAt.getTime() < keptMs);
  await insertAll(db, mails, rows);
}

async function welcomes(db: Db): Promise<Row[]> {
  const rows = await db
    .select()
    .from(users)
    .where(isNull(users.seatedBy))
    .orderBy(desc(users.createdAt), users.id)
    .limit(15);
  return rows.flatMap(({ id: userId, email: to, language, fullName: name, createdAt }) =>
    aLetter('welcome', { name }, { to, language, userId }, createdAt),
  );
}

/** What owners were told of the newest bookings of evenings. */
async function bookings(db: Db): Promise<Row[]> {
  const rows = await db
    .select({ order: orders, event: events, owner: users })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .innerJoin(users, eq(users.id, orders.ownerId))
    .where(isNotNull(orders.confirmedAt))
    .orderBy(desc(orders.createdAt), orders.id)
    .limit(40);
  const ids = await db.select({ id: users.id, name: users.fullName }).from(users);
  const names = new Map(ids.map(({ id, name }) => [id, name]));
  return rows.flatMap(({ order, event: { title, date, time }, owner }) => {
    const { email: to, language, id: userId, fullName: name } = owner;
    const guest = names.get(order.userId) ?? '';
    const told = { name, title: inLanguage(title, language), guest, quantity: order.quantity, date, time };
    const values = { ...told, paid: priceOf(order.amountCents) };
    return aLetter('ownerBooked', values, { to, language, userId, aboutId: order.userId }, order.createdAt);
  });
}

async function paidOut(db: Db): Promise<Row[]> {
  const rows = await db
    .select({ payout: payouts, owner: users })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.ownerId));
  return rows.flatMap(({ payout: { amountCents, orders: count, reference, createdAt }, owner }) => {
    const { email: to, language, id: userId, fullName: name } = owner;
    return aLetter(
      'payout',
      { name, amount: priceOf(amountCents), orders: count, reference },
      { to, language, userId },
      createdAt,
    );
  });
}

/** What visitors were told who sent something in. */
async function received(db: Db): Promise<Row[]> {
  const wishes = await db.select().from(holidayRequests);
  const proposals = await db.select().from(submissions);
  return [
    ...wishes.flatMap(
      ({ clientName: name, clientEmail: to, language, durationDays: days, numberOfPeople: people, submittedAt }) =>
        aLetter('holidayReceived', { name, days, people }, { to, language }, submittedAt),
    ),
    ...proposals.flatMap(({ title, contactEmail: to, language, submittedAt }) =>
      aLetter('submissionReceived', { title }, { to, language }, submittedAt),
    ),
  ];
}
