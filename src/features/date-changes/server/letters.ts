/** What the house writes of other dates: to whose rental it is, and to who asked. Each in the transaction of what it tells. */
import { findAddressee } from '#features/auth/server/service.ts';
import type { Reader } from '#features/auth/server/service.ts';
import type { BookedStay } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import { laterEntryOf, readAbout, toldDepositOf } from '#features/orders/server/service.ts';
import type { OrderRow, OtherStay } from '#features/orders/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { town } from '#market/town/town.ts';
import { payHours } from '../rules.ts';
import { datesOf, moreOf, oldStayOf } from './present.ts';
import type { DateChangeRow } from './table.ts';

/** The two stays as letters tell them, with where it is of the one that is known. */
function staysOf(row: DateChangeRow, stay: BookedStay): { readonly was: BookedStay; readonly wanted: BookedStay } {
  const told = (of: Omit<OtherStay, 'amountCents' | 'stayPrice'>): BookedStay => {
    const { from, until, unit, units, quantity } = datesOf(of);
    return { ...stay, from, until, unit, units, quantity };
  };
  return { was: told(oldStayOf(row)), wanted: told(row) };
}

/** What is left on arrival for so many as are wanted; each keeps the amount that it was booked with (decision 0192). */
const depositOf = ({ quantity }: DateChangeRow, order: OrderRow) => toldDepositOf({ ...order, quantity });

/** To its owner, or for what is the house's own to the desk: that somebody wants other dates, and until when to answer. */
export async function tellOwnerOfRequest(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  const owner = await findOwner(db, order);
  if (!about?.bought.stay || !owner) return;
  const values = {
    name: owner.name,
    title: inLanguage(about.bought.title, owner.language),
    ...depositOf(row, order),
    guest: about.buyer.name,
    ...staysOf(row, about.bought.stay),
    back: priceOf(Math.max(0, row.oldCents - row.amountCents)),
    more: priceOf(moreOf(row)),
    hours: payHours,
    until: row.expiresAt.toISOString(),
    path: order.ownerId === null ? '/admin?tab=orders' : '/dashboard?tab=bookings',
  };
  await postMail(db, { ...owner, isProven: false, aboutId: order.userId, letter: 'datesAsked', values }, at);
}

/** To its owner, where the desk accepted for them, or what they cost more is paid. */
export async function tellOwnerOfChange(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  const owner = order.ownerId === null ? undefined : await findOwner(db, order);
  if (!about?.bought.stay || !owner) return;
  const values = {
    name: owner.name,
    title: inLanguage(about.bought.title, owner.language),
    ...depositOf(row, order),
    guest: about.buyer.name,
    ...staysOf(row, about.bought.stay),
  };
  const more = moreOf(row);
  const toOwner = { ...owner, isProven: false, aboutId: order.userId };
  if (more > 0)
    await postMail(db, { ...toOwner, letter: 'ownerDatesPaid', values: { ...values, more: priceOf(more) } }, at);
  else
    await postMail(
      db,
      { ...toOwner, letter: 'ownerDatesChanged', values: { ...values, back: priceOf(row.backCents) } },
      at,
    );
}

/** Nobody hears of what they asked for at a rental of their own. */
async function findOwner(db: Db, { ownerId, userId }: OrderRow): Promise<Omit<Reader, 'userId'> | undefined> {
  if (ownerId === userId) return undefined;
  if (ownerId !== null) return findAddressee(db, ownerId);
  return { to: town.emails.business, language: town.language, name: town.brand, isProven: true };
}

/**
 * To who asked: the booking has the new dates, with its entry for a calendar and what goes back; or they are kept until what they cost
 * more is paid; or it stays as it was.
 */
export async function tellGuestOfAnswer(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.reader || !about.bought.stay) return;
  const { reader, buyer, title, bought } = about;
  const deposit = row.status === 'declined' ? {} : depositOf(row, order);
  const told = { name: buyer.name, title, ...deposit, ...staysOf(row, about.bought.stay), note: row.note };
  if (row.status === 'declined') return postMail(db, { ...reader, letter: 'datesDeclined', values: told }, at);
  const more = priceOf(moreOf(row));
  if (row.status === 'agreed' && row.payBy !== null && row.supplementId !== null) {
    const due = { amount: priceOf(row.amountCents), paid: priceOf(row.oldCents), more };
    const values = { ...told, ...due, until: row.payBy.toISOString(), supplement: row.supplementId };
    return postMail(db, { ...reader, letter: 'datesAgreed', values }, at);
  }
  const terms = order.refundSteps
    .map(({ hours, percent }) => ({ percent, until: new Date(order.startsAt.getTime() - hours * 3_600_000) }))
    .filter(({ until }) => until >= at)
    .map(({ percent, until }) => ({ percent, until: until.toISOString() }));
  const calendar = laterEntryOf(order, bought, at);
  const values = { ...told, amount: priceOf(row.amountCents), back: priceOf(row.backCents), more, calendar, terms };
  await postMail(db, { ...reader, letter: 'datesChanged', values }, at);
}

/** To who asked: nobody answered in time, and the booking is as it was. */
export async function tellGuestOfExpiry(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.reader || !about.bought.stay) return;
  const values = { name: about.buyer.name, title: about.title, ...staysOf(row, about.bought.stay) };
  await postMail(db, { ...about.reader, letter: 'datesExpired', values }, at);
}

/** To both: what dearer dates cost more was not paid in time, and the booking is as it was. */
export async function tellOfUnpaid(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const about = await readAbout(db, order);
  if (!about?.bought.stay) return;
  const told = { ...staysOf(row, about.bought.stay), more: priceOf(moreOf(row)) };
  const { reader, buyer, title, bought } = about;
  if (reader) {
    const values = { ...told, name: buyer.name, title };
    await postMail(db, { ...reader, letter: 'datesUnpaid', values }, at);
  }
  const owner = await findOwner(db, order);
  if (!owner) return;
  const values = { ...told, name: owner.name, title: inLanguage(bought.title, owner.language), guest: buyer.name };
  await postMail(db, { ...owner, isProven: false, aboutId: order.userId, letter: 'ownerDatesUnpaid', values }, at);
}
