/** A town full of buyers: members with open sessions and events with room, written before the app starts. */
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import { anEvent } from '#features/events/server/factory.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import type { Database } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { systemClock } from '#kit/shared/clock.ts';

/** Each comes from an address of their own, as buyers do. */
export type Buyer = { readonly id: string; readonly cookie: string; readonly address: string };
export type Town = { readonly buyers: readonly Buyer[]; readonly eventIds: readonly string[] };

/** Euro, as the order summary shows it. */
export const ticketPrice = 25;

const buyerCount = 400;
const eventCount = 20;

export async function fillTown(database: Database): Promise<Town> {
  await database.migrate();
  const { db } = database;
  const now = systemClock();
  await aHouseTrader(db, now);
  const ids = Array.from({ length: buyerCount }, () => newId());
  await db.insert(users).values(
    ids.map((id, i) => ({
      id,
      username: id,
      fullName: 'Buyer',
      phone: `+3461000${String(i).padStart(4, '0')}`,
      passwordHash: '-',
      accountType: 'traveller' as const,
      role: 'traveller' as const,
    })),
  );
  const buyers: Buyer[] = [];
  for (const [i, id] of ids.entries())
    buyers.push({ id, cookie: `session=${await openSession(db, id, now)}`, address: `10.${i >> 8}.${i & 255}.7` });
  const eventIds: string[] = [];
  for (let i = 0; i < eventCount; i += 1) {
    const date = addDays(nightOf(now), 30 + i);
    eventIds.push((await anEvent(db, { date, priceCents: ticketPrice * 100, capacity: 1_000_000 })).id);
  }
  return { buyers, eventIds };
}
