/**
 * What a member has booked and has still ahead, as this device keeps it for where there is no network (decision 0206): what
 * somebody needs who stands at the door, and nothing of prices, payments and the past.
 */
import type { Booking, Order } from '#features/orders/contract.ts';
import { bookingsAmong, isBooking, isOver } from '#features/orders/rules.ts';
import type { Seller } from '#features/traders/contract.ts';
import { languages, type Language } from '#kit/shared/messages.ts';
import { storedUser } from '#kit/web/stored-user.ts';
import type { KeptTicket } from '../../contract.ts';
import { canKeep, forgetOverTickets, get, keepEntry, keptFor, leaveOtherPages } from './offline.ts';

/** Shows what is kept. Its worker names it as well (public/ticket-worker.js). */
export const keptPage = '/ticket/offline';
const keptAt = (language: Language) => `${keptPage}/bookings?lang=${language}`;

type Code = { readonly id: string; readonly code: string; readonly usedAt: string | null; readonly givenTo?: string };
type Told = 'id' | 'kind' | 'category' | 'title' | 'ticketType' | 'date' | 'time' | 'until' | 'location' | 'address';
export type KeptBooking = Pick<Order, Told> & {
  readonly lastDay?: string | undefined;
  /** The way in, as its owner tells who has booked and paid. */
  readonly arrival?: string | undefined;
  /** What is left on arrival. */
  readonly left?: Pick<Booking, 'deposit' | 'depositWay'>;
  /** What goes back to whoever cancels, where anything was paid. */
  readonly terms?: Pick<Booking, 'refundSteps' | 'startsAt'>;
  readonly owner?: Pick<Seller, 'name' | 'phone'>;
  readonly codes: readonly Code[];
};

export type Kept = {
  /** When the house told it. */
  readonly seenAt: string;
  readonly bookings: readonly KeptBooking[];
};

const told = ({ id, kind, category, title, ticketType, date, time, until, location, address }: Pick<Order, Told>) => ({
  id,
  kind,
  category,
  title,
  ticketType,
  date,
  time,
  until,
  location,
  address,
});

type Owners = ReadonlyMap<string, Pick<Seller, 'name' | 'phone'>>;

/** What is kept of a booking. */
const essentialsOf = (order: Booking, owner: Pick<Seller, 'name' | 'phone'> | undefined): KeptBooking => ({
  ...told(order),
  ...(order.lastDay !== undefined && { lastDay: order.lastDay }),
  ...(order.arrival !== undefined && { arrival: order.arrival }),
  ...(order.depositWay !== null && { left: { deposit: order.deposit, depositWay: order.depositWay } }),
  ...(order.amount !== '0' && { terms: { refundSteps: order.refundSteps, startsAt: order.startsAt } }),
  ...(owner && { owner }),
  codes: order.tickets
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ id, code, usedAt, given }) => ({ id, code, usedAt, ...(given && { givenTo: given.name ?? '' }) })),
});

/** The same of a ticket that somebody else bought. */
const essentialsOfGiven = (ticket: KeptTicket): KeptBooking[] =>
  ticket.code === null
    ? []
    : [
        {
          ...told(ticket),
          ...(ticket.lastDay !== undefined && { lastDay: ticket.lastDay }),
          codes: [{ id: ticket.id, code: ticket.code, usedAt: ticket.usedAt }],
        },
      ];

const whenOf = ({ date, time }: KeptBooking) => `${date ?? '9999'} ${time ?? ''}`;
const byTime = (one: KeptBooking, other: KeptBooking) =>
  whenOf(one) < whenOf(other) || (whenOf(one) === whenOf(other) && one.id < other.id) ? -1 : 1;

/** Bookings that stand and are ahead: what was cancelled, or is asked back by a bank, opens no door. */
const standing = (orders: readonly Order[], now: Date) =>
  bookingsAmong(orders).filter(
    (order) => isBooking(order) && order.status === 'confirmed' && order.dispute === null && !isOver(order, now),
  );

const readJson = async <T>(path: string, signal: AbortSignal) => (await (await get(path, signal)).json()) as T;

/** Who lets what was booked, by its id; the house lets the rest, or nobody says so any more. */
async function readOwners(bookings: readonly Booking[], signal: AbortSignal): Promise<Owners> {
  const ids = new Set(bookings.filter(({ kind }) => kind === 'rental').map(({ itemId }) => itemId));
  const read = async (id: string) => {
    const path = `/api/sellers?kind=rentals&id=${id}`;
    const { seller } = await readJson<{ readonly seller: Seller | null }>(path, signal).catch(() => ({ seller: null }));
    return seller ? [[id, { name: seller.name, phone: seller.phone }] as const] : [];
  };
  return new Map((await Promise.all([...ids].map(read))).flat());
}

type Seen = { readonly orders: readonly Order[]; readonly language: Language };

/**
 * Keeps what of these orders is ahead, and the tickets that the member was given, in every language. True once it opens
 * without network. Of whoever has nothing ahead nothing is kept, and no worker stands before their pages.
 */
export async function keepBookings(member: string, seen: Seen, now: Date, signal: AbortSignal): Promise<boolean> {
  if (!canKeep()) return false;
  await forgetOverTickets(member, now);
  const owners = await readOwners(standing(seen.orders, now), signal);
  const readIn = async (language: Language): Promise<readonly [Language, Kept]> => {
    const isSeen = language === seen.language;
    const orders = isSeen
      ? seen.orders
      : await readJson<Order[]>(`/api/users/${member}/orders?lang=${language}`, signal);
    const given = await readJson<KeptTicket[]>(`/api/kept-tickets?lang=${language}`, signal);
    const bookings = [
      ...standing(orders, now).map((order) => essentialsOf(order, owners.get(order.itemId))),
      ...given.filter((ticket) => !isOver(ticket, now)).flatMap(essentialsOfGiven),
    ].toSorted(byTime);
    return [language, { seenAt: now.toISOString(), bookings }];
  };
  const kept = await Promise.all(languages.map(readIn));
  if (kept.every(([, { bookings }]) => bookings.length === 0)) {
    await forgetBookings(member);
    return false;
  }
  return keepEntry(member, keptPage, signal, async (cache) => {
    // Whoever has signed out meanwhile has left nothing behind, and shall not after that.
    if (storedUser()?.id !== member) throw new Error('Somebody else is here');
    for (const [language, all] of kept) await cache.put(keptAt(language), Response.json(all));
  });
}

type Ahead = Kept & { readonly hasEnded: boolean };

async function readAhead(cache: Cache | undefined, language: Language, now: Date): Promise<Ahead | undefined> {
  const reply = await cache?.match(keptAt(language));
  if (reply === undefined) return undefined;
  const { seenAt, bookings: all } = (await reply.json()) as Kept;
  const bookings = all.filter((booking) => !isOver({ ...booking, lastDay: booking.lastDay }, now));
  return { seenAt, bookings, hasEnded: bookings.length < all.length };
}

/** What is kept and still ahead; undefined where nothing was kept. */
export const keptBookings = async (member: string, language: Language, now: Date): Promise<Kept | undefined> =>
  readAhead(await keptFor(member), language, now);

/** What is over goes: the way in to a flat where somebody else stays by now. */
export async function forgetOver(member: string, now: Date): Promise<void> {
  await forgetOverTickets(member, now);
  const cache = await keptFor(member);
  for (const language of languages) {
    const ahead = await readAhead(cache, language, now);
    if (!ahead?.hasEnded) continue;
    const { seenAt, bookings } = ahead;
    if (bookings.length === 0) return forgetBookings(member);
    await cache?.put(keptAt(language), Response.json({ seenAt, bookings } satisfies Kept));
  }
}

async function forgetBookings(member: string): Promise<void> {
  const cache = await keptFor(member);
  for (const path of [keptPage, ...languages.map(keptAt)]) await cache?.delete(path);
  await leaveOtherPages();
}
