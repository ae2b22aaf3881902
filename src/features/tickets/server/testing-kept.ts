/** For tests only: a house in which Marta gives tickets to friends who have accounts. */
import { eq } from 'drizzle-orm';
import { openTestHouse } from '#app/server/testing.ts';
import type { Member } from '#app/server/testing.ts';
import { users } from '#features/auth/server/table.ts';
import { eventNews } from '#features/event-news/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { mails } from '#features/mail/server/table.ts';
import { tickets } from '#features/orders/server/table.ts';
import { keepingMailer } from '#kit/server/testing-mailer.ts';

type Ticket = { readonly id: string; readonly code: string };

export async function openHouseOfFriends() {
  const mailer = keepingMailer();
  const house = await openTestHouse({ mailer });
  const owner = await house.signedInAs('business');
  const call = (method: string, path: string, as: Member, body?: object) =>
    house.call(method, path, { as, ...(body && { body }) });

  async function aMember(name: string, language: 'en' | 'es' = 'en'): Promise<Member> {
    const member = await house.signedInAs();
    const email = `${name}-${member.id}@correo.example`.toLowerCase();
    const told = { email, language, fullName: `${name} of the test` };
    await house.db.update(users).set(told).where(eq(users.id, member.id));
    return member;
  }

  /** On the evening before the night: its buyer, and two friends of whom one reads Spanish. */
  async function anEvening() {
    house.time.now = new Date('2026-08-21T18:00:00Z');
    for (const table of [eventNews, mails]) await house.db.delete(table);
    return { buyer: await aMember('marta'), ana: await aMember('ana', 'es'), bea: await aMember('bea') };
  }

  const give = async (buyer: Member, id: string, name = 'Ana'): Promise<string> =>
    (await call('POST', `/api/tickets/${id}/link`, buyer, { name })).body.path.split('token=')[1];

  /** Tickets of one free night, the first of which was given. */
  async function aGivenTicket(buyer: Member, quantity = 2, over: Parameters<typeof anEvent>[1] = {}) {
    const event = await anEvent(house.db, { priceCents: 0, capacity: 200, ownerId: owner.id, ...over });
    const { body } = await call('POST', '/api/orders', buyer, { eventId: event.id, quantity });
    const [ticket, other] = body.tickets as [Ticket, Ticket];
    const token = await give(buyer, ticket.id);
    await told();
    return { event, orderId: body.id as string, ticket, other, token };
  }

  /** Who was written to since, in order: the beginnings of their mailboxes, and what about. */
  async function told(): Promise<[to: string, subject: string][]> {
    await house.runTasks();
    return mailer.mails
      .splice(0)
      .map(({ to, subject }): [string, string] => [to.split('-')[0] ?? '', subject])
      .toSorted(([one], [two]) => one.localeCompare(two));
  }

  return {
    house,
    mailer,
    owner,
    call,
    anEvening,
    give,
    aGivenTicket,
    told,
    keep: (token: string, as: Member) => call('POST', '/api/ticket-links/keep', as, { token }),
    list: async (as: Member) => (await call('GET', '/api/kept-tickets', as)).body,
    takeBack: (buyer: Member, id: string) => call('DELETE', `/api/tickets/${id}/link`, buyer),
    rowOf: async (id: string) => (await house.db.select().from(tickets).where(eq(tickets.id, id)))[0],
  };
}
