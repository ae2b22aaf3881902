/**
 * A rush: who wants places of one item, nearly always an event, at the same moment takes turns in this process, a few at
 * once, and everybody whose wish can't be met any more hears it when the first one does (decision 0032). Nothing is
 * decided here that the database would decide otherwise: it still guards every place.
 */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#kit/server/db.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { Item, Wish } from '../offers/offer.ts';
import { offerOf } from '../offers/offers.ts';
import { isOf } from '../records/rows.ts';
import { orders } from '../table.ts';

/** One works while the next are on their way to the event's lock; more would wait there for nothing, with a connection each. */
export const turnsAtOnce = 6;

type Waiting = { readonly wish: Wish; readonly begin: () => void; readonly refuse: (problem: Problem) => void };
type Queue = { running: number; readonly waiting: Waiting[] };

/** Of items that are wanted right now, by kind and id. */
const queues = new Map<string, Queue>();

/**
 * Does the work of a wish when its turn comes; call it outside of a transaction. When the work finds too few places,
 * all who wait are looked at in one question, and those whom it could not help either are refused (409 sold_out)
 * without taking their turn. What is not counted in places has no turns. A database that is away keeps nobody waiting for
 * a turn.
 */
export async function inTurn<T>(db: Db, wish: Wish, at: Date, work: () => Promise<T>): Promise<T> {
  if (offerOf(wish).countLeft === undefined) return work();
  const name = `${wish.kind} ${wish.itemId}`;
  const queue = queues.get(name) ?? { running: 0, waiting: [] };
  queues.set(name, queue);
  if (queue.running < turnsAtOnce) queue.running += 1;
  else await new Promise<void>((begin, refuse) => void queue.waiting.push({ wish, begin, refuse }));
  const goOn = () => {
    const next = queue.waiting.shift();
    if (next) return next.begin();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(name);
  };
  try {
    const done = await work();
    goOn();
    return done;
  } catch (error) {
    if (!(error instanceof Problem)) letAllBegin(queue);
    else if (error.code === 'sold_out' && queue.waiting.length > 0) {
      // The turn passes on when it is known for whom there is one; whoever is refused here need not wait for that.
      void refuseHopeless(db, wish, queue, at).finally(goOn);
      throw error;
    }
    goOn();
    throw error;
  }
}

function letAllBegin(queue: Queue): void {
  for (const { begin } of queue.waiting.splice(0)) {
    queue.running += 1;
    begin();
  }
}

async function refuseHopeless(db: Db, item: Item, queue: Queue, at: Date): Promise<void> {
  try {
    const hopeless = await findHopeless(db, item, queue.waiting, at);
    const still = queue.waiting.splice(0);
    for (const one of still)
      if (hopeless.has(one.wish)) one.refuse(offerOf(item).gone());
      else queue.waiting.push(one);
  } catch {
    // Each will hear why when it asks for itself.
    letAllBegin(queue);
  }
}

/**
 * Wishes for more than is left, counting what holds keep whose time is up. Whoever holds or has places of the event
 * already is left to the work itself: their own are not in their way.
 */
async function findHopeless(db: Db, item: Item, waiting: readonly Waiting[], at: Date): Promise<Set<Wish>> {
  const wishes = waiting.map(({ wish }) => wish);
  // Asked before what is left: a hold that is let go between the two is counted twice, and nobody is refused for it.
  const [expired] = await db
    .select({ quantity: sql<number>`coalesce(sum(${orders.quantity}), 0)::int` })
    .from(orders)
    .where(and(isOf(item), eq(orders.status, 'pending'), lte(orders.holdExpiresAt, at)));
  const theirs = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .where(
      and(
        isOf(item),
        inArray(orders.status, ['pending', 'confirmed']),
        // Of those who wait: an event has thousands who have something of it.
        sql`${orders.userId} = any(${sql.param(wishes.map(({ userId }) => userId))}::text[])`,
      ),
    );
  const left = await offerOf(item).countLeft?.(db, item.itemId);
  if (left === undefined) return new Set();
  const busy = new Set(theirs.map(({ userId }) => userId));
  const most = left + (expired?.quantity ?? 0);
  return new Set(wishes.filter(({ userId, quantity }) => quantity > most && !busy.has(userId)));
}
