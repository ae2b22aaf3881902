/** For tests only: a random year of a town, written down where it belongs, and added up in the plainest way. */
import { postRefund, postSale } from '#features/ledger/server/service.ts';
import { orders, tickets } from '#features/orders/server/table.ts';
import { savedListings } from '#features/saved/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { dayMs, daysAfter } from '#kit/shared/durations.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { wallClock } from '#market/town/dates.ts';
import type { Visit } from '../contract.ts';
import { mondayOf, visitActions, visitSources } from '../rules.ts';
import type { Measure, VisitSource } from '../rules.ts';

/** Something that happened: so much of a measure, of a listing, at an instant. */
export type Happened = {
  readonly id: string;
  readonly at: Date;
  readonly measure: Measure;
  readonly amount: number;
  readonly source?: VisitSource;
};
type Listing = { readonly id: string; readonly kind: ListingKind; readonly one: 'event' | 'rental' };
type Year = {
  readonly db: Db;
  /** Tells of a visit at an instant, as a browser does. */
  readonly visit: (visit: Visit, at: Date) => Promise<unknown>;
  readonly ownerId: string;
  readonly guestIds: readonly string[];
  readonly listings: readonly Listing[];
  readonly from: Date;
  readonly random: () => number;
};

/** Whoever books on its last day comes in within the week after it. */
const yearMs = 355 * dayMs;
const measureOf = { view: 'views', call: 'calls', route: 'routes' } as const;

/** Numbers that are always the same for a seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Lets a year happen, through the doors where there is one for it; gives what happened. */
export async function liveThrough(year: Year): Promise<Happened[]> {
  const { db, visit, random, from } = year;
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const some = () => new Date(from.getTime() + Math.floor(random() * yearMs));
  const instants = Array.from({ length: 220 }, some).toSorted((one, other) => one.getTime() - other.getTime());
  const happened: Happened[] = [];
  for (const at of instants) {
    const [listing, action, source] = [pick(year.listings), pick(visitActions), pick(visitSources)];
    await visit({ kind: listing.kind, id: listing.id, action, source }, at);
    happened.push({ id: listing.id, at, measure: measureOf[action], amount: 1, source });
  }
  for (const userId of year.guestIds)
    for (const listing of year.listings) {
      if (random() < 0.4) continue;
      const savedAt = some();
      await db.insert(savedListings).values({ userId, type: listing.one, listingId: listing.id, savedAt });
      happened.push({ id: listing.id, at: savedAt, measure: 'saves', amount: 1 });
    }
  for (let i = 0; i < 60; i += 1) happened.push(...(await buy(year, pick(year.listings), some(), pick(year.guestIds))));
  return happened;
}

/** A booking: kept, given back in part, cancelled for all or half of its money; with tickets of which some come in. */
async function buy({ db, ownerId, random }: Year, { id, one }: Listing, at: Date, userId: string): Promise<Happened[]> {
  const amountCents = random() < 0.2 ? 0 : 100 + Math.floor(random() * 20_000);
  const isCancelled = random() < 0.3;
  const backCents = isCancelled || random() < 0.3 ? Math.floor(amountCents * (random() < 0.5 ? 1 : 0.5)) : 0;
  const used = Array.from({ length: 3 }, () => new Date(at.getTime() + Math.floor(random() * 7 * dayMs)));
  const order = { id: newId(), ownerId, commissionPercent: 12 };
  // What other dates of a stay cost more: money of it, and no booking of its own.
  const more = { ...order, id: newId(), amountCents: one === 'rental' && !isCancelled ? 500 : 0 };
  await db.transaction(async (db) => {
    await db.insert(orders).values({
      ...order,
      userId,
      kind: one,
      itemId: id,
      quantity: used.length,
      startsAt: at,
      amountCents,
      supply: 'entry',
      vatPercent: 21,
      refundSteps: [],
      refundedCents: backCents,
      status: isCancelled ? 'cancelled' : 'confirmed',
      createdAt: at,
      confirmedAt: at,
      cancelledAt: isCancelled ? at : null,
    });
    if (amountCents > 0) await postSale(db, order, amountCents, at);
    if (more.amountCents > 0) {
      await db.insert(orders).values({
        ...more,
        userId,
        kind: 'supplement',
        extendsOrderId: order.id,
        itemId: id,
        quantity: used.length,
        startsAt: at,
        supply: 'entry',
        vatPercent: 21,
        refundSteps: [],
        status: 'confirmed',
        createdAt: at,
        confirmedAt: at,
      });
      await postSale(db, more, more.amountCents, at);
    }
    if (backCents > 0) await postRefund(db, order, { refundId: newId(), amountCents: backCents }, daysAfter(at, 9));
    if (!isCancelled)
      for (const usedAt of used)
        await db.insert(tickets).values({ id: newId(), orderId: order.id, code: newId(), usedAt });
  });
  return [
    { id, at, measure: 'sales', amount: amountCents - backCents + more.amountCents },
    ...(isCancelled ? [] : [{ id, at, measure: 'bookings' as const, amount: 1 }]),
    ...(isCancelled ? [] : used.map((used) => ({ id, at: used, measure: 'entries' as const, amount: 1 }))),
  ];
}

/** The Monday of an instant, as the town's clock has it. */
export const weekOf = (at: Date): string => mondayOf(wallClock(at).date);

/** What happened, added up one by one. */
export const amountOf = (happened: readonly Happened[], isMeant: (one: Happened) => boolean): number =>
  happened.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0);
