/** What the house writes about other dates: to the owner of the rental, and to the guest who asked. Each in the transaction of what it tells. */
import { findAddressee } from '#features/auth/server/service.ts';
import type { Reader } from '#features/auth/server/service.ts';
import type { BookedStay } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import { laterEntryOf, readAbout, toldDepositOf, toOwner } from '#features/orders/server/doors/other-dates.ts';
import type { OtherStay } from '#features/orders/server/doors/other-dates.ts';
import type { OrderRow } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { stepsAhead } from '#market/listings/cancellation.ts';
import { town } from '#market/town/town.ts';
import type { OtherDates } from '../contract.ts';
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

/** What its owner, or for what is the house's own the desk, is told of any of them; undefined where nobody is to be told. */
async function ownerLetter(db: Db, row: DateChangeRow, order: OrderRow) {
  const about = await readAbout(db, order);
  const owner = await findOwner(db, order);
  if (!about?.bought.stay || !owner) return undefined;
  const title = inLanguage(about.bought.title, owner.language);
  const told = { name: owner.name, title, guest: about.buyer.name, ...staysOf(row, about.bought.stay) };
  return { to: toOwner(owner, order), told };
}

/** That somebody wants other dates, what that means for the money, and until when to answer. */
export async function tellOwnerOfRequest(
  db: Db,
  row: DateChangeRow,
  order: OrderRow,
  { back, more }: Pick<OtherDates, 'back' | 'more'>,
  at: Date,
): Promise<void> {
  const letter = await ownerLetter(db, row, order);
  if (!letter) return;
  const until = row.expiresAt.toISOString();
  const path = order.ownerId === null ? '/admin?tab=orders' : '/dashboard?tab=bookings';
  const values = { ...letter.told, ...depositOf(row, order), back, more, hours: payHours, until, path };
  await postMail(db, { ...letter.to, letter: 'datesAsked', values }, at);
}

/** That the desk accepted for them. */
export async function tellOwnerOfChange(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const letter = order.ownerId === null ? undefined : await ownerLetter(db, row, order);
  if (!letter) return;
  const values = { ...letter.told, ...depositOf(row, order), back: priceOf(row.backCents) };
  await postMail(db, { ...letter.to, letter: 'ownerDatesChanged', values }, at);
}

/** That what dearer dates cost more is paid, so that the booking has them. */
export async function tellOwnerOfPayment(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const letter = order.ownerId === null ? undefined : await ownerLetter(db, row, order);
  if (!letter) return;
  const values = { ...letter.told, ...depositOf(row, order), more: priceOf(moreOf(row)) };
  await postMail(db, { ...letter.to, letter: 'ownerDatesPaid', values }, at);
}

/** Nobody hears of what they asked for at a rental of their own. */
async function findOwner(db: Db, { ownerId, userId }: OrderRow): Promise<Omit<Reader, 'userId'> | undefined> {
  if (ownerId === userId) return undefined;
  if (ownerId !== null) return findAddressee(db, ownerId);
  return { to: town.emails.business, language: town.language, name: town.brand, isProven: true };
}

/** What the guest is told about any of them; undefined for a guest without an e-mail. */
async function guestLetter(db: Db, row: DateChangeRow, order: OrderRow) {
  const about = await readAbout(db, order);
  if (!about?.reader || !about.bought.stay) return undefined;
  const { reader, buyer, title, bought } = about;
  return { to: reader, bought, told: { name: buyer.name, title, ...staysOf(row, about.bought.stay) } };
}

/** The booking has the new dates, with its entry for a calendar and what goes back or was paid besides. */
export async function tellGuestOfChange(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const letter = await guestLetter(db, row, order);
  if (!letter) return;
  const values = {
    ...letter.told,
    ...depositOf(row, order),
    note: row.note,
    amount: priceOf(row.amountCents),
    back: priceOf(row.backCents),
    more: priceOf(moreOf(row)),
    calendar: laterEntryOf(order, letter.bought, at),
    terms: stepsAhead(order.refundSteps, order.startsAt, at),
  };
  await postMail(db, { ...letter.to, letter: 'datesChanged', values }, at);
}

type Agreed = DateChangeRow & { readonly payBy: Date; readonly supplementId: string };

/** Dearer dates are kept until what they cost more is paid. */
export async function tellGuestOfAgreement(db: Db, row: Agreed, order: OrderRow, at: Date): Promise<void> {
  const letter = await guestLetter(db, row, order);
  if (!letter) return;
  const values = {
    ...letter.told,
    ...depositOf(row, order),
    note: row.note,
    amount: priceOf(row.amountCents),
    paid: priceOf(row.oldCents),
    more: priceOf(moreOf(row)),
    until: row.payBy.toISOString(),
    supplement: row.supplementId,
  };
  await postMail(db, { ...letter.to, letter: 'datesAgreed', values }, at);
}

/** The booking stays as it is, and what its owner says to that. */
export async function tellGuestOfRefusal(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const letter = await guestLetter(db, row, order);
  if (letter)
    await postMail(db, { ...letter.to, letter: 'datesDeclined', values: { ...letter.told, note: row.note } }, at);
}

/** Nobody answered in time, and the booking is as it was. */
export async function tellGuestOfExpiry(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const letter = await guestLetter(db, row, order);
  if (letter) await postMail(db, { ...letter.to, letter: 'datesExpired', values: letter.told }, at);
}

/** To both: what dearer dates cost more was not paid in time, and the booking is as it was. */
export async function tellOfUnpaid(db: Db, row: DateChangeRow, order: OrderRow, at: Date): Promise<void> {
  const more = priceOf(moreOf(row));
  const [guest, owner] = [await guestLetter(db, row, order), await ownerLetter(db, row, order)];
  if (guest) await postMail(db, { ...guest.to, letter: 'datesUnpaid', values: { ...guest.told, more } }, at);
  if (owner) await postMail(db, { ...owner.to, letter: 'ownerDatesUnpaid', values: { ...owner.told, more } }, at);
}
