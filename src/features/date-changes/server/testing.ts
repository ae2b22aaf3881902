/** For tests only: a house in which somebody has booked and paid a stay, and asks for other dates. */
import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { buyingIn } from '#app/server/testing-buying.ts';
import { aTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { ledgerEntries } from '#features/ledger/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import { rentalSlots } from '#features/rentals/server/table.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';

/** From a date on, so many nights. */
export type Wished = { readonly from: string; readonly units: number; readonly quantity?: number };

/** A house in June, so that every summer night lies ahead. */
export function aDatesHouse() {
  const mailer = keepingMailer();
  const house = aTestHouse({ mailer, now: new Date('2026-06-26T17:00:00Z') });
  const { intend, press: pressed, pay: paid } = buyingIn(house);
  /** Books and pays nights of a rental; gives the order's id. */
  const book = async (rental: RentalRow, as: Member, { from, units, quantity = 1 }: Wished, cents?: number) => {
    const amount = (cents ?? (rental.priceCents ?? 0) * units * quantity) / 100;
    const { status, body } = await intend(as, amount, { type: 'rental', itemId: rental.id, from, units, quantity });
    if (status !== 201) return body.code as string;
    await paid(as, body);
    return body.orderId as string;
  };
  const look = (as: Member, id: string, { from, units, quantity = 1 }: Wished) =>
    house.call('GET', `/api/orders/${id}/other-dates?from=${from}&units=${units}&quantity=${quantity}`, { as });
  /** Asks for what was shown a moment before. */
  const ask = async (as: Member, id: string, { from, units, quantity = 1 }: Wished, over: object = {}) => {
    const { status, body } = await look(as, id, { from, units, quantity });
    if (status !== 200) return { status, body };
    const { amount, back, more, refundSteps, wanted } = body;
    const shown = { startsAt: wanted.startsAt, endsAt: wanted.endsAt, amount, back, more, refundSteps, ...over };
    return house.call('POST', `/api/orders/${id}/date-changes`, { as, body: { from, units, quantity, shown } });
  };
  const answer = (as: Member, id: string, body: object) =>
    house.call('POST', `/api/date-changes/${id}/answer`, { as, body: { back: '0', ...body } });
  /** Opens the payment of what dearer dates cost more. */
  const intent = (as: Member, itemId: string, amount: number) => intend(as, amount, { type: 'supplement', itemId });
  /** Presses pay; the provider's notice is on its way then. */
  const press = (as: Member, clientSecret: string, card: object = {}) => pressed(as, { clientSecret }, card);
  const pay = async (as: Member, itemId: string, amount: number) => paid(as, (await intent(as, itemId, amount)).body);
  const orderOf = async (id: string) => {
    const [order] = await house.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('There is such an order.');
    return order;
  };
  /** What was mailed since, by the beginnings of mailboxes and in their order: letters of one moment leave in any. */
  const told = async () => {
    await house.runTasks();
    const letters = mailer.mails.splice(0).map((mail) => ({ ...mail, to: mail.to.split('-')[0] ?? '' }));
    return letters.toSorted((a, b) => a.to.localeCompare(b.to));
  };
  /** What orders brought, account by account. */
  const booked = async (...ids: readonly string[]) => {
    const rows = await house.db
      .select()
      .from(ledgerEntries)
      .where(inArray(ledgerEntries.orderId, [...ids]));
    const sum = (account: string) =>
      rows.filter((row) => row.account === account).reduce((all, { amountCents }) => all + amountCents, 0);
    return { buyer: sum('buyer'), refund: sum('refund'), owner: sum('owner'), commission: sum('commission') };
  };
  const aFlat = (ownerId: string | null, over: object = {}) => aRental(house.db, { ownerId, ...over });
  return { house, book, look, ask, answer, intent, press, pay, orderOf, told, booked, aFlat };
}

export type DatesHouse = ReturnType<typeof aDatesHouse>;
export type TestedStay = Awaited<ReturnType<typeof aBookedStay>>;
export type { Member };

/** A night longer than `aBookedStay`, for 90 more. */
export const longer = { from: '2026-08-10', units: 4 };

/** Three nights from 10 August that a guest has paid 270 for, of whose rental nobody else has anything, and who does what about them. */
export async function aBookedStay(at: DatesHouse) {
  const { house } = at;
  const owner = await house.withMailbox(await house.signedInAs('business'), 'owner', 'es');
  const guest = await house.withMailbox(await house.signedInAs(), 'guest');
  const other = await house.signedInAs();
  const flat = await at.aFlat(owner.id, { cancellation: 'moderate' });
  const id = await at.book(flat, guest, { from: '2026-08-10', units: 3 });
  await at.told();
  /** Other dates that its owner has agreed to, and that are to be paid. */
  const agreed = async (wanted: Wished = longer, of = id) => {
    const { body } = await at.ask(guest, of, wanted);
    const answer = await at.answer(owner, body.id, { accepts: true });
    if (answer.body.status !== 'agreed') throw new Error(`They were not agreed to: ${answer.body.code}`);
    return answer.body as { id: string; supplementId: string; payBy: string; more: string };
  };
  const moved = async (wanted?: Wished, of = id) => {
    const change = await agreed(wanted, of);
    await at.pay(guest, change.supplementId, Number(change.more));
    return change;
  };
  /** Presses pay; the provider's notice comes with the tasks. */
  const presses = async (supplementId: string) => {
    const { body } = await at.intent(guest, supplementId, 90);
    const pressed = await at.press(guest, body.clientSecret);
    if (pressed.body.status !== 'processing') throw new Error('It was not taken.');
  };
  const nights = async (of = flat) => {
    const rows = await house.db.select().from(rentalSlots).where(eq(rentalSlots.rentalId, of.id));
    return rows.map(({ orderId, during, expiresAt }) => ({ orderId, during, isHeld: expiresAt !== null }));
  };
  const expectAsBefore = async () => {
    const asBooked = { units: 3, endsAt: new Date('2026-08-13T09:00:00Z'), amountCents: 27_000 };
    expect(await at.orderOf(id)).toMatchObject(asBooked);
    expect(await nights()).toMatchObject([{ orderId: id, isHeld: false }]);
  };
  return {
    owner,
    guest,
    other,
    flat,
    id,
    agreed,
    moved,
    presses,
    nights,
    expectAsBefore,
    last: async () => (await house.call('GET', '/api/date-changes', { as: guest })).body[0],
    shown: async () => (await house.call('GET', `/api/orders/${id}`, { as: guest })).body,
    booksTheNight: () => at.book(flat, other, { from: '2026-08-13', units: 1 }),
    cancelsAsOwner: (refund: string) =>
      house.call('POST', `/api/workspace/bookings/${id}/cancellation`, {
        as: owner,
        body: { refund, reason: 'Un escape de agua.' },
      }),
  };
}
