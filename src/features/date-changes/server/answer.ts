/** What an owner, their team or the desk answers to whoever asks for other dates (decision 0181). */
import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { changeDates, holdSupplement } from '#features/orders/server/doors/other-dates.ts';
import { findBuyers, lockPaidOrder, readBought, readWithSupplements } from '#features/orders/server/doors/reading.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { Answer, AskedDateChange } from '../contract.ts';
import { paidUntil } from '../rules.ts';
import { tellGuestOfAgreement, tellGuestOfChange, tellGuestOfRefusal, tellOwnerOfChange } from './letters.ts';
import { moreOf, present } from './present.ts';
import { answered, changesWithOrders, isWaiting } from './rows.ts';
import { dateChanges } from './table.ts';
import type { DateChangeRow } from './table.ts';

/** What waits for an answer, the first to end first, then for its payment: of an owner, or of all. */
export async function listWaiting(
  db: Db,
  ownerId: string | undefined,
  language: Language,
  at: Date,
): Promise<AskedDateChange[]> {
  const rows = await changesWithOrders(db)
    .where(
      and(
        or(
          and(eq(dateChanges.status, 'waiting'), gt(dateChanges.expiresAt, at)),
          and(eq(dateChanges.status, 'agreed'), gt(dateChanges.payBy, at)),
        ),
        eq(orders.status, 'confirmed'),
        ownerId === undefined ? undefined : eq(orders.ownerId, ownerId),
      ),
    )
    .orderBy(desc(dateChanges.status), asc(dateChanges.payBy), asc(dateChanges.expiresAt), asc(dateChanges.id));
  return tell(db, rows, language, at);
}

type Asked = { readonly change: DateChangeRow; readonly order: OrderRow };

async function tell(db: Db, rows: readonly Asked[], language: Language, at: Date): Promise<AskedDateChange[]> {
  const all = rows.map(({ order }) => order);
  const boughtBy = await readBought(db, all);
  const withSupplements = await readWithSupplements(db, all);
  const guests = await findBuyers(db, [...new Set(all.map(({ userId }) => userId))]);
  return rows.map(({ change, order }) => ({
    ...present(change, withSupplements(order), at),
    title: inLanguage(boughtBy(order)?.title ?? {}, language),
    category: boughtBy(order)?.category ?? '',
    itemId: order.itemId,
    guest: guests.get(order.userId)?.fullName ?? '',
  }));
}

/** Answers a request; 404 for one of somebody else's bookings. Of two answers the first counts, and the second hears it. */
export async function answerRequest(
  db: Db,
  id: string,
  answer: Answer,
  { language, ...by }: By & { readonly language: Language },
): Promise<AskedDateChange> {
  return db.transaction(async (db) => {
    const asked = await requireAsked(db, id, by);
    const settled = answer.accepts ? await accept(db, asked, answer, by) : await decline(db, asked, answer, by);
    const [told] = await tell(db, [settled], language, by.at);
    return told as AskedDateChange;
  });
}

async function requireAsked(db: Db, id: string, { actor }: By): Promise<Asked> {
  const [asked] = await changesWithOrders(db).where(eq(dateChanges.id, id));
  const isTheirs = actor.role === 'admin' || asked?.order.ownerId === actor.id;
  if (!asked || !isTheirs) throw new Problem('not_found', 'There is no such request.');
  if (asked.order.status !== 'confirmed') throw answered();
  return asked;
}

/** Ends a request that waits: of two who do so at once the second hears that it is answered. */
async function settle(db: Db, id: string, status: 'accepted' | 'declined', note: string | undefined, at: Date) {
  const [row] = await db
    .update(dateChanges)
    .set({ status, note: note ?? null, settledAt: at })
    .where(isWaiting(id, at))
    .returning();
  if (!row) throw answered();
  return row;
}

/** Item and order are locked first: who cancels, books these days or answers at this moment is before it, or hears that it was. */
async function accept(db: Db, { change, order }: Asked, answer: Answer, by: By): Promise<Asked> {
  await lockPaidOrder(db, order.id);
  if (moreOf(change) > 0) return agree(db, { change, order }, answer, by);
  const accepted = await settle(db, change.id, 'accepted', answer.note, by.at);
  const { before, after, backCents } = await changeDates(db, order, accepted, by.at);
  if (priceOf(backCents) !== answer.back)
    throw new Problem('refund_changed', 'Another amount goes back now. Look at it again before you accept.');
  await db.update(dateChanges).set({ backCents }).where(eq(dateChanges.id, change.id));
  const settled = { ...accepted, backCents };
  await tellGuestOfChange(db, settled, after, by.at);
  if (by.actor.id !== order.ownerId) await tellOwnerOfChange(db, settled, after, by.at);
  const told = ({ startsAt, endsAt, quantity }: OrderRow) => ({
    startsAt: startsAt.toISOString(),
    until: endsAt?.toISOString(),
    quantity,
  });
  const back = backCents > 0 ? { back: priceOf(backCents) } : {};
  await record(db, order, { before: told(before), after: { ...told(after), ...back } }, by);
  return { change: settled, order: after };
}

/** Dearer dates are kept until their guest has paid what they cost more; until then the booking is as it was (decision 0197). */
async function agree(db: Db, { change, order }: Asked, answer: Answer, by: By): Promise<Asked> {
  if (answer.back !== '0')
    throw new Problem('refund_changed', 'Another amount goes back now. Look at it again before you accept.');
  const [open] = await db.select().from(dateChanges).where(isWaiting(change.id, by.at)).for('update');
  if (!open) throw answered();
  const until = paidUntil(by.at, order.startsAt, change.startsAt);
  const supplement = await holdSupplement(db, order, change, { until, at: by.at });
  const [agreed] = await db
    .update(dateChanges)
    .set({ status: 'agreed', note: answer.note ?? null, supplementId: supplement.id, payBy: until })
    .where(eq(dateChanges.id, change.id))
    .returning();
  if (!agreed) throw answered();
  await tellGuestOfAgreement(db, { ...agreed, payBy: until, supplementId: supplement.id }, order, by.at);
  const more = priceOf(supplement.amountCents);
  await record(db, order, { before: { otherDates: 'waiting' }, after: { otherDates: 'agreed', more } }, by);
  return { change: agreed, order };
}

async function decline(db: Db, { change, order }: Asked, { note }: Answer, by: By): Promise<Asked> {
  const settled = await settle(db, change.id, 'declined', note, by.at);
  await tellGuestOfRefusal(db, settled, order, by.at);
  await record(db, order, { before: { otherDates: 'waiting' }, after: { otherDates: 'declined' } }, by);
  return { change: settled, order };
}

type Told = Readonly<Record<string, unknown>>;
const record = (
  db: Db,
  { id }: OrderRow,
  change: { readonly before: Told; readonly after: Told },
  { actor, at }: By,
): Promise<void> =>
  recordChange(db, { actor, at, ...change, action: 'update', entity: 'orders', entityId: id, title: id });
