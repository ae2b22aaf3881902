/** Conversations: found, begun, and whose side of one somebody is on. */
import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { isBookingKind, type bookingKinds } from '#features/orders/rules.ts';
import { askedOf } from '#features/orders/server/doors/reading.ts';
import { orders } from '#features/orders/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { counterKey, take } from '#kit/server/limits/counters.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { ListingKind } from '#market/listings/listing-kinds.ts';
import { writingLimits } from '../rules.ts';
import type { About, AskedType, Side } from '../rules.ts';
import { holdApplication, requireApplicant, requireApplied } from './applicants.ts';
import { findAskedOwner } from './listings.ts';
import { conversations } from './table.ts';
import type { ConversationRow } from './table.ts';

/** One end of a conversation: a guest themselves, or an owner, in whose place somebody of the team may write. */
export type End = { readonly side: Side; readonly id: string; readonly by?: string | undefined };

const missing = () => new Problem('not_found', 'There is no such conversation.');

const isEndOf = ({ side, id }: End) =>
  side === 'guest' ? eq(conversations.guestId, id) : eq(conversations.ownerId, id);

/** A conversation of one's own; 404 for somebody else's. `isLocked` keeps its row until the transaction ends. */
export async function requireConversation(db: Db, end: End, id: string, isLocked = false): Promise<ConversationRow> {
  const query = db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), isEndOf(end)));
  const [row] = isLocked ? await query.for('update') : await query;
  if (!row) throw missing();
  return row;
}

type Subject = {
  readonly ownerId: string;
  readonly listingType: ListingKind;
  readonly listingId: string;
  readonly orderId: string | null;
  readonly applicationId: string | null;
};

const kinds: Readonly<Record<(typeof bookingKinds)[number], AskedType>> = { event: 'events', rental: 'rentals' };

/** What a guest may write about: a public listing of somebody else, an own order of one, or an own application. 404 for everything else. */
async function requireSubject(db: Db, guestId: string, about: About): Promise<Subject> {
  if ('application' in about) {
    const { subject, mayBegin } = await requireApplied(db, guestId, about.application);
    if (!mayBegin && (await db.$count(conversations, isAbout(guestId, subject))) === 0)
      throw new Problem('not_found', 'The employer writes first.');
    return subject;
  }
  if ('order' in about) {
    const [order] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, about.order), eq(orders.userId, guestId)));
    const asked = order && askedOf(order);
    if (!asked) throw new Problem('not_found', 'There is nobody to write to about this.');
    const { itemId: listingId, id: orderId } = order;
    return { ownerId: asked.ownerId, listingType: kinds[asked.kind], listingId, orderId, applicationId: null };
  }
  const ownerId = await findAskedOwner(db, about.type, about.listing);
  if (ownerId === undefined || ownerId === guestId)
    throw new Problem('not_found', 'There is nobody to ask about this.');
  return { ownerId, listingType: about.type, listingId: about.listing, orderId: null, applicationId: null };
}

const isAbout = (guestId: string, { ownerId, listingType, listingId, orderId }: Subject) =>
  orderId === null
    ? and(
        eq(conversations.guestId, guestId),
        eq(conversations.ownerId, ownerId),
        eq(conversations.listingType, listingType),
        eq(conversations.listingId, listingId),
        isNull(conversations.orderId),
      )
    : eq(conversations.orderId, orderId);

/** Whom a guest writes to about something, and their conversation about it as far as there is one. */
export async function findConversation(db: Db, guestId: string, about: About) {
  const subject = await requireSubject(db, guestId, about);
  const [row] = await db.select().from(conversations).where(isAbout(guestId, subject));
  return { subject, row };
}

/** A guest's conversation about something, begun where there is none. 429 for too many begun in a day. */
export async function openConversation(db: Db, guestId: string, about: About, at: Date): Promise<ConversationRow> {
  const { subject, row } = await findConversation(db, guestId, about);
  return row ?? begin(db, guestId, subject, guestId, at);
}

/** The conversation about a sold order, for its owner to begin; 404 for an order that is not theirs. */
export async function openAboutSold(db: Db, ownerId: string, orderId: string, at: Date): Promise<ConversationRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.ownerId, ownerId)));
  if (!order || !isBookingKind(order.kind)) throw new Problem('not_found', 'There is no such booking.');
  const [row] = await db.select().from(conversations).where(eq(conversations.orderId, orderId));
  const subject = { ownerId, listingType: kinds[order.kind], listingId: order.itemId, orderId, applicationId: null };
  return row ?? begin(db, order.userId, subject, ownerId, at);
}

/** What an employer has with an applicant, as far as it was begun, and how it can be. 404 for somebody else’s application. */
export async function findApplicant(db: Db, ownerId: string, applicationId: string) {
  const found = await requireApplicant(db, ownerId, applicationId);
  const isIt = and(eq(conversations.applicationId, applicationId), eq(conversations.ownerId, ownerId));
  const [row] = await db.select().from(conversations).where(isIt);
  return { ...found, row };
}

/**
 * The conversation with an applicant, for their employer to begin; 404 where they could not read it. It is not counted among
 * those that one begins within a day: each has applied, and forty may be answered in an evening.
 */
export async function openWithApplicant(db: Db, ownerId: string, applicationId: string, at: Date) {
  const { subject, guestId, begins, row } = await findApplicant(db, ownerId, applicationId);
  if (row) return row;
  if (begins !== 'here' || guestId === undefined)
    throw new Problem('not_found', 'They have no account here, or took it back.');
  return insert(db, guestId, subject, at);
}

async function begin(db: Db, guestId: string, subject: Subject, by: string, at: Date): Promise<ConversationRow> {
  const counted = { key: counterKey('conversations begun by', by), cost: 1, at, ...writingLimits.begun };
  if (!(await take(db, counted))) throw tooMany(writingLimits.begun.seconds);
  return insert(db, guestId, subject, at);
}

async function insert(db: Db, guestId: string, subject: Subject, at: Date): Promise<ConversationRow> {
  if (subject.applicationId !== null) await holdApplication(db, subject.applicationId);
  await db
    .insert(conversations)
    .values({ id: newId(), guestId, ...subject, createdAt: at, lastAt: at, mailName: newMailName() })
    .onConflictDoNothing();
  const [row] = await db.select().from(conversations).where(isAbout(guestId, subject));
  if (!row) throw missing();
  return row;
}

export const tooMany = (seconds: number) =>
  new Problem('too_many_requests', 'That is a lot of messages. Please wait a little.', { retryAfter: seconds });

/** Twenty small letters and figures. */
const newMailName = (): string => randomBytes(10).toString('hex');
