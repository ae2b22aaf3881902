/**
 * What the owner of a listing hears of its orders, in their own language: what is booked, cancelled, given back, disputed.
 * Nobody is told what they did themselves. Of the guest the name alone: the rest stands in the workspace.
 */
import { eq, or } from 'drizzle-orm';
import { findAddressee, findReader } from '#features/auth/server/service.ts';
import type { Reader } from '#features/auth/server/service.ts';
import { commissionCents } from '#features/ledger/rules.ts';
import { ownersCents } from '#features/ledger/server/service.ts';
import type { OwnerLetters } from '#features/mail/owner-letters.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { Localized } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { nightOf } from '../offers/offer.ts';
import type { Bought } from '../offers/offer.ts';
import { discountOf, toldTypeOf, toldDepositOf, priceOfOrder } from '../records/rows.ts';
import { readBought } from '../records/stock.ts';
import { orders } from '../table.ts';
import type { OrderRow } from '../table.ts';

/** What is told of an order, whoever is told. */
type About = { readonly bought: Bought; readonly guest: string };

/** That something of theirs is booked. */
export async function tellOwnerOfBooking(db: Db, order: OrderRow, about: About, at: Date): Promise<void> {
  const owner = await findOwner(db, order);
  if (!owner) return;
  const cents = priceOfOrder(order);
  const share = cents - commissionCents(cents, order.commissionPercent);
  const values = { ...toldOf(order, about, owner), ...(cents === 0 ? {} : { share: priceOf(share) }) };
  await postMail(db, { ...toOwner(owner, order), letter: 'ownerBooked', values }, at);
}

/** Some tickets of several: how many, and what they were worth of the price. */
export type CancelledPart = { readonly count: number; readonly priceCents: number };
type Cancelled = {
  readonly by: 'buyer' | 'organiser';
  readonly backCents: number;
  readonly part: CancelledPart | undefined;
};

/** That a booking, or a part of it, is cancelled, and what of it stays theirs. What goes back is booked before. */
export async function tellOwnerOfCancellation(
  db: Db,
  order: OrderRow,
  about: About,
  { by, backCents, part }: Cancelled,
  at: Date,
): Promise<void> {
  const owner = await findOwner(db, order);
  if (!owner) return;
  const of = part && { quantity: part.count, paid: priceOf(part.priceCents) };
  const keeps = priceOf(await keptCents(db, order));
  const values = { ...toldOf(order, about, owner), ...of, by, back: priceOf(backCents), keeps };
  await postMail(db, { ...toOwner(owner, order), letter: 'ownerCancelled', values }, at);
}

/** What is theirs of a booking by now, with what was paid besides for other dates. */
async function keptCents(db: Db, { id }: OrderRow): Promise<number> {
  const all = await db
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.id, id), eq(orders.extendsOrderId, id)));
  return ownersCents(
    db,
    all.map((one) => one.id),
  );
}

/** That money of a booking goes back which stays as it is. */
export async function tellOwnerOfRefund(db: Db, order: OrderRow, backCents: number, at: Date): Promise<void> {
  const owner = await findOwner(db, order);
  const bought = owner && (await readBought(db, [order]))(order);
  if (!bought) return;
  const guest = await findReader(db, order.userId);
  const values = { ...toldOf(order, { bought, guest: guest?.name ?? '' }, owner), back: priceOf(backCents) };
  await postMail(db, { ...toOwner(owner, order), letter: 'ownerRefunded', values }, at);
}

type CalledOff = {
  readonly ownerId: string | null;
  readonly title: Localized;
  readonly date: string | null;
  readonly time: string | null;
};

/** That the desk called their event off: once, however many bookings ended with it. */
export async function tellOwnerOfCallingOff(
  db: Db,
  { ownerId, title, date, time }: CalledOff,
  ended: { readonly orders: number; readonly backCents: number; readonly actorId: string },
  at: Date,
): Promise<void> {
  if (ownerId === null || ownerId === ended.actorId) return;
  const owner = await findAddressee(db, ownerId);
  if (!owner) return;
  const { name, language } = owner;
  const back = priceOf(ended.backCents);
  const values = { name, title: inLanguage(title, language), date, time, orders: ended.orders, back };
  await postMail(db, { ...owner, letter: 'ownerCalledOff', values }, at);
}

/** That a bank asks for the money of an order, or has decided who has it. */
export async function tellOwnerOfDispute(
  db: Db,
  order: OrderRow,
  { amountCents, status }: { readonly amountCents: number; readonly status: OwnerLetters['ownerDisputed']['status'] },
  at: Date,
): Promise<void> {
  const owner = await findOwner(db, order);
  const bought = owner && (await readBought(db, [order]))(order);
  if (!bought) return;
  const { name, language } = owner;
  const title = inLanguage(bought.title, language);
  const of = { title, date: nightOf(bought), order: order.id };
  const values = { name, ...of, amount: priceOf(amountCents), status };
  await postMail(db, { ...owner, letter: 'ownerDisputed', values }, at);
}

/** Whose sale it is; nobody where it is the house's own, or the owner bought it themselves. */
async function findOwner(db: Db, { ownerId, userId }: OrderRow): Promise<Reader | undefined> {
  return ownerId === null || ownerId === userId ? undefined : findAddressee(db, ownerId);
}

/** Guests can cause as many of these as they like: a proven mailbox is no reason to fill it. */
export const toOwner = <R extends Pick<Reader, 'to'>>(owner: R, { userId }: OrderRow) => ({
  ...owner,
  isProven: false,
  aboutId: userId,
});

function toldOf(order: OrderRow, { bought, guest }: About, { name, language }: Reader): OwnerLetters['ownerBooked'] {
  const { date, time, stay } = bought;
  const title = inLanguage(bought.title, language);
  const paid = priceOf(priceOfOrder(order));
  return {
    name,
    title,
    guest,
    quantity: order.quantity,
    date,
    time,
    stay,
    paid,
    ...toldTypeOf(order),
    ...discountOf(order),
    ...toldDepositOf(order),
  };
}
