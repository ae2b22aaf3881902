/**
 * Shares: how much one household, one network and one member may keep from others without having paid (issue 14). Read
 * under the locks of the member and of what is held, so that many at once are seen one after the other.
 */
import { and, eq, gt, sql } from 'drizzle-orm';
import { hasProvenEmail } from '#features/auth/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { prepared } from '#kit/server/db.ts';
import { hashSecret } from '#kit/server/ids.ts';
import { counterKey, endOf, take } from '#kit/server/limits/counters.ts';
import { tooMany } from '#kit/server/limits/limits.ts';
import { householdOf, networkOf } from '#kit/server/limits/network.ts';
import { dayMs, daysBefore, hourMs, hoursBefore } from '#kit/shared/durations.ts';
import { Problem } from '#kit/shared/problem.ts';
import {
  lapses,
  maxHoldsOf,
  maxHoldsOfRental,
  maxJoins,
  placesFor,
  unpaidShares,
  unprovenTickets,
} from '../../rules.ts';
import { isOf } from '../records/rows.ts';
import { orders } from '../table.ts';
import type { HeldFrom, Locked, Wish } from '../offers/offer.ts';

export const heldFrom = (address: string): HeldFrom => ({
  household: hashSecret(householdOf(address)),
  network: hashSecret(networkOf(address)),
});

export const columnsFrom = (from: HeldFrom | undefined) => ({
  heldByHousehold: from?.household ?? null,
  heldByNetwork: from?.network ?? null,
});

/** What an order forgets that is on hold no more. */
export const notHeld = { holdExpiresAt: null, ...columnsFrom(undefined) } as const;

/** What others of a household and a network hold unpaid, and how often the member let this very thing go. */
export type Unpaid = Awaited<ReturnType<typeof unpaidAround>>[number] | undefined;

export async function readUnpaid(db: Db, { userId, kind, itemId, whence }: Wish, at: Date): Promise<Unpaid> {
  // What the house itself holds, for a test or a seed, comes from nowhere.
  if (whence === undefined) return undefined;
  const since = hoursBefore(at, lapses.hours);
  const [row] = await unpaidAround(db, { userId, kind, itemId, ...whence, at, since });
  return row;
}

const unpaidAround = prepared((db) => {
  const given = (name: string) => sql`${sql.placeholder(name)}::text`;
  const isTheirs = sql`${orders.userId} = ${given('userId')}`;
  const isOfItem = sql`(${orders.kind} = ${given('kind')} and ${orders.itemId} = ${given('itemId')})`;
  // The own hold of it will be replaced.
  const isOther = sql`${isOfItem} and not ${isTheirs}`;
  const isHouse = sql`${orders.heldByHousehold} = ${given('household')}`;
  const now = sql`${sql.placeholder('at')}::timestamptz`;
  const places = sql`coalesce(sum(${orders.quantity})`;
  const lapsed = db
    .select({ count: sql`count(*)` })
    .from(orders)
    .where(
      and(
        isTheirs,
        isOfItem,
        gt(orders.createdAt, sql`${sql.placeholder('since')}::timestamptz`),
        sql`${orders.confirmedAt} is null`,
        // One whose time is up may not have been given back yet.
        sql`(${orders.status} in ('expired', 'cancelled') or ${orders.holdExpiresAt} <= ${now})`,
      ),
    );
  return db
    .select({
      ofHousehold: sql<number>`${places} filter (where ${isOther} and ${isHouse}), 0)::int`,
      ofNetwork: sql<number>`${places} filter (where ${isOther}), 0)::int`,
      holdsOfItem: sql<number>`(count(*) filter (where ${isOther} and ${isHouse}))::int`,
      holdsOfHousehold: sql<number>`(count(*) filter (where ${isHouse} and not (${isOfItem} and ${isTheirs})))::int`,
      holdsOfNetwork: sql<number>`(count(*) filter (where not (${isOfItem} and ${isTheirs})))::int`,
      opensAt: sql<Date | null>`min(${orders.holdExpiresAt})`.mapWith(orders.holdExpiresAt),
      lapsed: sql<number>`(${lapsed})::int`,
    })
    .from(orders)
    .where(
      and(sql`${orders.status} = 'pending'`, eq(orders.heldByNetwork, given('network')), gt(orders.holdExpiresAt, now)),
    );
});

type Wished = {
  readonly isNew: boolean;
  /** Where they are counted, how many places are wished for, and how many the member holds already. */
  readonly places: Locked['places'];
  readonly quantity: number;
  readonly own: number;
};

/** Refuses a hold (429, until the first of those around is over) that would pass a share. */
export function requireShare(unpaid: Unpaid, { isNew, places, quantity, own }: Wished, at: Date): void {
  if (unpaid === undefined) return;
  const { ofHousehold, ofNetwork, holdsOfItem, holdsOfHousehold, holdsOfNetwork, opensAt, lapsed } = unpaid;
  if (isNew && lapsed >= lapses.max)
    throw tooMany(lapses.hours * hourMs, 'You have let this go unpaid a few times. Leave it to others for a while.');
  // What would be left if nobody of them held anything.
  const left = places === undefined ? 0 : places.left + own;
  const isFull =
    holdsOfHousehold >= maxHoldsOf.household ||
    holdsOfNetwork >= maxHoldsOf.network ||
    (places === undefined
      ? holdsOfItem >= maxHoldsOfRental
      : ofHousehold + quantity > placesFor(left + ofHousehold, unpaidShares.household) ||
        ofNetwork + quantity > placesFor(left + ofNetwork, unpaidShares.network));
  if (!isFull || (places !== undefined && quantity < own)) return;
  const wait = opensAt === null ? 60_000 : opensAt.getTime() - at.getTime();
  throw tooMany(wait, 'Much is held unpaid from where you are, perhaps by others in your house. Try again shortly.');
}

/** Refuses free tickets in number without a proven mailbox, to a household or a network that took its part, to whoever comes and goes. */
export async function requireFreeShare(
  db: Db,
  { userId, kind: of, itemId, quantity, whence: from }: Wish,
  capacity: number,
  at: Date,
): Promise<void> {
  if (from === undefined) return;
  const isTheirs = and(eq(orders.userId, userId), isOf({ kind: of, itemId }));
  const joins = await db.$count(orders, and(isTheirs, gt(orders.createdAt, daysBefore(at, 1))));
  // This one is among them.
  if (joins > maxJoins)
    throw new Problem('too_many_joins', 'You have joined and left this event a few times today. Come back tomorrow.');
  const isProven = await hasProvenEmail(db, userId);
  const unproven = () =>
    new Problem('email_unproven', 'For so many free tickets confirm your e-mail first: the link is one press away.');
  if (!isProven && quantity > unprovenTickets.member) throw unproven();
  const most = isProven
    ? { household: placesFor(capacity, unpaidShares.household), network: placesFor(capacity, unpaidShares.network) }
    : unprovenTickets;
  for (const kind of ['network', 'household'] as const) {
    const key = counterKey(`free tickets of a ${kind}${isProven ? '' : ', unproven'}`, `${itemId} ${from[kind]}`);
    if (await take(db, { key, cost: quantity, below: most[kind] - quantity + 1, at, seconds: dayMs / 1000 })) continue;
    if (!isProven) throw unproven();
    throw tooMany(((await endOf(db, key)) ?? at).getTime() - at.getTime(), 'Many free tickets went to where you are.');
  }
}
