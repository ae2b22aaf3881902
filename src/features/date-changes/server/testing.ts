/** For tests only: a house in which somebody has booked and paid a stay, and asks for other dates. */
import { eq } from 'drizzle-orm';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { orders } from '#features/orders/server/table.ts';
import { aRental } from '#features/rentals/server/factory.ts';
import type { RentalRow } from '#features/rentals/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';

const card = { cardNumber: '4242424242424242', expiry: '12/30', cvc: '123' };

/** From a date on, so many nights. */
export type Wished = { readonly from: string; readonly units: number; readonly quantity?: number };

export async function openDatesHouse() {
  const mailer = keepingMailer();
  const house = await openTestHouse({ mailer });
  const withMail = async (member: Member, name: string, language: 'en' | 'es' = 'en') => {
    const email = `${name}-${member.id}@correo.example`.toLowerCase();
    await house.db.update(users).set({ email, language }).where(eq(users.id, member.id));
    return member;
  };
  /** Books and pays nights of a rental; gives the order's id. */
  const book = async (rental: RentalRow, as: Member, { from, units, quantity = 1 }: Wished, cents?: number) => {
    const amount = (cents ?? (rental.priceCents ?? 0) * units * quantity) / 100;
    const metadata = { type: 'rental', itemId: rental.id, userId: as.id, from, units, quantity };
    const intent = await house.call('POST', '/api/create-payment-intent', {
      as,
      body: { amount, currency: 'eur', metadata },
    });
    if (intent.status !== 201) return intent.body.code as string;
    await house.call('POST', '/api/payments/sandbox/confirm', {
      as,
      body: { clientSecret: intent.body.clientSecret, ...card },
    });
    await house.runTasks();
    return intent.body.orderId as string;
  };
  const look = (as: Member, id: string, { from, units, quantity = 1 }: Wished) =>
    house.call('GET', `/api/orders/${id}/other-dates?from=${from}&units=${units}&quantity=${quantity}`, { as });
  /** Asks for what was shown a moment before. */
  const ask = async (as: Member, id: string, { from, units, quantity = 1 }: Wished, over: object = {}) => {
    const { status, body } = await look(as, id, { from, units, quantity });
    if (status !== 200) return { status, body };
    const { amount, back, refundSteps, wanted } = body;
    const shown = { startsAt: wanted.startsAt, endsAt: wanted.endsAt, amount, back, refundSteps, ...over };
    return house.call('POST', `/api/orders/${id}/date-changes`, { as, body: { from, units, quantity, shown } });
  };
  const answer = (as: Member, id: string, body: object) =>
    house.call('POST', `/api/date-changes/${id}/answer`, { as, body: { back: '0', ...body } });
  const orderOf = async (id: string) => {
    const [order] = await house.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error('There is such an order.');
    return order;
  };
  /** What was mailed since, by the beginnings of mailboxes. */
  const told = async () => {
    await house.runTasks();
    return mailer.mails.splice(0).map((mail) => ({ ...mail, to: mail.to.split('-')[0] ?? '' }));
  };
  const aFlat = (ownerId: string | null, over: object = {}) => aRental(house.db, { ownerId, ...over });
  return { house, withMail, book, look, ask, answer, orderOf, told, aFlat };
}

export type DatesHouse = Awaited<ReturnType<typeof openDatesHouse>>;
export type { Member };
