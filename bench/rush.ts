/** A rush: everybody wants the same few places at the same moment. How long those who get none wait to hear of it. */
import { anEvent } from '#features/events/server/factory.ts';
import { aHouseTrader } from '#features/traders/server/factory.ts';
import { openSession } from '#features/auth/server/service.ts';
import { users } from '#features/auth/server/table.ts';
import type { Database } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { systemClock } from '#kit/shared/clock.ts';
import { addDays } from '#kit/shared/dates.ts';
import { nightOf } from '#market/town/dates.ts';
import { createClient } from './client.ts';
import type { Row } from './report.ts';
import { median, percentile } from './report.ts';
import type { Running } from './servers.ts';
import type { Buyer } from './town.ts';
import { ticketPrice } from './town.ts';

const buyerCount = 500;
const places = 100;
const rushes = 3;
const maxMs = 1000;

export type RushTown = { readonly buyers: readonly Buyer[]; readonly eventIds: readonly string[] };

/** One event for each rush, and one to warm up with. */
export async function fillRush(database: Database): Promise<RushTown> {
  await database.migrate();
  const { db } = database;
  const now = systemClock();
  const ids = Array.from({ length: buyerCount }, () => newId());
  await db.insert(users).values(
    ids.map((id, i) => ({
      id,
      username: id,
      fullName: 'Buyer',
      phone: `+3470000${String(i).padStart(4, '0')}`,
      passwordHash: '-',
      accountType: 'traveller' as const,
      role: 'traveller' as const,
    })),
  );
  const buyers: Buyer[] = [];
  for (const [i, id] of ids.entries())
    buyers.push({ id, cookie: `session=${await openSession(db, id, now)}`, address: `10.${i >> 8}.${i & 255}.7` });
  await aHouseTrader(db, now);
  const eventIds: string[] = [];
  for (let i = 0; i <= rushes; i += 1) {
    const date = addDays(nightOf(now), 30 + i);
    eventIds.push((await anEvent(db, { date, priceCents: ticketPrice * 100, capacity: places })).id);
  }
  return { buyers, eventIds };
}

/** All at once, each on a connection of their own; the milliseconds of those who hold a place and of those who don't. */
async function rush(client: ReturnType<typeof createClient>, buyers: readonly Buyer[], itemId: string) {
  const replies = await Promise.all(
    buyers.map(({ id: userId, cookie, address }) => {
      const metadata = { type: 'event', itemId, userId, quantity: 1 };
      return client.call('POST', '/api/create-payment-intent', {
        cookie,
        address,
        body: { amount: ticketPrice, currency: 'eur', metadata },
      });
    }),
  );
  const msOf = (wanted: number) => replies.filter(({ status }) => status === wanted).map(({ ms }) => ms);
  const [held, lost] = [msOf(201), msOf(409)];
  if (held.length !== places || held.length + lost.length !== buyers.length)
    throw new Error(`A rush held ${held.length} places and refused ${lost.length} of ${buyers.length}.`);
  return { held, lost };
}

export async function measureRush(app: Running, town: RushTown, engine: string): Promise<Row[]> {
  const client = createClient(app.origin, buyerCount);
  try {
    const [first = '', ...more] = town.eventIds;
    await rush(client, town.buyers, first);
    const rounds = [];
    for (const eventId of more) rounds.push(await rush(client, town.buyers, eventId));
    const lost = rounds.flatMap((round) => round.lost);
    const held = rounds.flatMap((round) => round.held);
    const p99 = percentile(lost, 0.99);
    return [
      {
        what: `who gets none of ${places} places among ${buyerCount} on ${engine}`,
        measured: `median ${median(lost).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        bar: `p99 ≤ ${maxMs} ms`,
        verdict: p99 <= maxMs ? 'ok' : 'below',
      },
      {
        what: `who gets one of them on ${engine}`,
        measured: `median ${median(held).toFixed(0)} ms, p99 ${percentile(held, 0.99).toFixed(0)} ms`,
        bar: '',
        verdict: '',
      },
    ];
  } finally {
    client.close();
  }
}
