/** Guests of a door by their names, for whoever left their ticket at home or has a dead phone (decision 0174). */
import { and, asc, isNull, sql, eq } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { isAhead } from '#features/events/server/service.ts';
import { entryOf } from '#features/orders/nights.ts';
import { isConfirmedOf, ticketTypeOf } from '#features/orders/server/doors/reading.ts';
import { asCounted, orders, tickets } from '#features/orders/server/table.ts';
import type { Actor } from '#kit/server/access.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Guest } from '../contract.ts';
import { doorOpensAt, maxGuests } from '../rules.ts';
import { markOf } from './mark.ts';
import { closed } from './refusals.ts';
import { requireDoor } from './service.ts';

/**
 * Tickets that open a door, whose buyer's name, or that of the friend who has them now, has all the words that are looked for; accents and capitals do not count.
 * Only on its night: before and after it nobody at a door needs a name. Refuses 404, 409 too_early, 410 event_over.
 */
export async function findGuests(
  db: Db,
  eventId: string,
  name: string,
  actor: Actor,
  { language, at }: { readonly language: Language; readonly at: Date },
): Promise<Guest[]> {
  const event = await requireDoor(db, eventId, actor);
  if (event.startsAt === null || at < doorOpensAt(event.startsAt)) throw closed();
  if (!isAhead(event, at)) throw new Problem('event_over', 'This event is over: nobody comes in any more.');
  const names = sql`${users.fullName} || ' ' || coalesce(${tickets.givenTo}, '')`;
  const hasWords = name.split(/\s+/).map((word) => sql`strpos(searchable(${names}), searchable(${word}::text)) > 0`);
  const found = db
    .select({
      ticket: tickets.id,
      name: users.fullName,
      givenTo: tickets.givenTo,
      code: tickets.code,
      orderId: tickets.orderId,
      number: sql<number>`(row_number() over (partition by ${tickets.orderId} order by ${asCounted}))::int`.as(
        'number',
      ),
      of: sql<number>`(count(*) over (partition by ${tickets.orderId}))::int`.as('of'),
      ticketTypeName: orders.ticketTypeName,
      usedAt: tickets.usedAt,
      cancelledAt: tickets.cancelledAt,
    })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isConfirmedOf([eventId]), ...hasWords))
    .as('found');
  const rows = await db
    .select()
    .from(found)
    .where(isNull(found.cancelledAt))
    .orderBy(sql`searchable(${found.name})`, asc(found.orderId), asc(found.number))
    .limit(maxGuests);
  return rows.map(({ ticket, code, name: whole, givenTo, number, of, ticketTypeName, usedAt }) => ({
    ticket,
    mark: markOf({ code }),
    name: whole,
    givenTo,
    number,
    of,
    ticketType: ticketTypeOf({ ticketTypeName }, language),
    usedAt: entryOf({ usedAt: usedAt?.toISOString() ?? null }, event, at),
  }));
}
