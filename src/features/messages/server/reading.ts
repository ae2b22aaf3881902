/** Reading: lists of conversations, one of them, and what is read. */
import { and, asc, desc, eq, exists, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { users } from '#features/auth/server/table.ts';
import { shownName } from '#features/guest-reviews/rules.ts';
import { isBookingKind, type bookingKinds } from '#features/orders/rules.ts';
import { readBought, readWithSupplements, wholeOf } from '#features/orders/server/doors/reading.ts';
import { orders } from '#features/orders/server/table.ts';
import { reports } from '#features/reports/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import type { DeskQuery } from '#kit/server/desk-list.ts';
import type { Language } from '#kit/shared/messages.ts';
import { priceOf } from '#kit/shared/money.ts';
import type { Beginning, Conversation, OrderFacts, Thread } from '../contract.ts';
import { otherSide, shownMessages } from '../rules.ts';
import type { About, Side } from '../rules.ts';
import { namesOfApplicants } from './applicants.ts';
import { findApplicant, findConversation, requireConversation } from './conversations.ts';
import type { End } from './conversations.ts';
import { endedBy, findEnded } from './ended.ts';
import { titlesOf } from './listings.ts';
import { conversations, messages } from './table.ts';
import type { ConversationRow } from './table.ts';
import { isOpen } from './writing.ts';
import { Problem } from '#kit/shared/problem.ts';

/** How many a guest sees of their conversations. */
const maxListed = 200;
/** How much of a last line a list shows. */
const snippet = 140;

const readAt = (side: Side) => (side === 'guest' ? conversations.guestReadAt : conversations.ownerReadAt);

/** Something of the other side that this one has not read. */
const unreadBy = (side: Side): SQL | undefined =>
  and(
    eq(messages.side, otherSide(side)),
    isNull(messages.removedAt),
    or(isNull(readAt(side)), gt(messages.createdAt, readAt(side))),
  );

const hasUnread = (db: Db, side: Side) =>
  exists(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.conversationId, conversations.id), unreadBy(side))),
  );

/** A guest's own, the last one written in first. */
export async function listOwnConversations(db: Db, guestId: string, language: Language): Promise<Conversation[]> {
  const rows = await db
    .select()
    .from(conversations)
    .where(eq(conversations.guestId, guestId))
    .orderBy(desc(conversations.lastAt), desc(conversations.id))
    .limit(maxListed);
  return tell(db, rows, 'guest', language);
}

type Asked = DeskQuery & { readonly state?: 'unread' | 'unanswered' | undefined };

/** A page of an owner's. `unanswered` are those whose last line is the guest's. */
export async function listOwnersConversations(db: Db, ownerId: string, query: Asked, language: Language) {
  const later = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        eq(messages.side, 'owner'),
        eq(messages.createdAt, conversations.lastAt),
      ),
    );
  const words = (query.q ?? '').split(/\s+/).filter(Boolean).slice(0, 8);
  const { rows, total } = await readDeskPage(db, {
    table: conversations,
    query: { ...query, q: undefined },
    where: and(
      eq(conversations.ownerId, ownerId),
      query.state === 'unread' ? hasUnread(db, 'owner') : undefined,
      query.state === 'unanswered' ? notExists(later) : undefined,
      ...words.map((word) => namedLike(db, word)),
    ),
    searchColumns: [],
    sorts: { last: conversations.lastAt },
    sort: '-last',
    tie: conversations.id,
  });
  return { items: await tell(db, rows, 'owner', language), total };
}

/** Of a guest whose name has this word, or with it in a line. */
function namedLike(db: Db, word: string): SQL {
  const sought = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, conversations.guestId), sql`searchable(${users.fullName}) like searchable(${sought})`));
  const said = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversations.id),
        isNull(messages.removedAt),
        sql`searchable(${messages.text}) like searchable(${sought})`,
      ),
    );
  return sql`(${exists(named)} or ${exists(said)})`;
}

/** How many of an owner's conversations have something unread, and which applications some of them are about. */
export async function tellUnread(db: Db, ownerId: string): Promise<{ conversations: number; applications: string[] }> {
  const rows = await db
    .select({ application: conversations.applicationId })
    .from(conversations)
    .where(and(eq(conversations.ownerId, ownerId), hasUnread(db, 'owner')))
    .orderBy(conversations.id);
  return { conversations: rows.length, applications: rows.flatMap(({ application }) => application ?? []) };
}

async function tell(db: Db, rows: readonly ConversationRow[], side: Side, language: Language): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const titleOf = await titlesOf(db, rows);
  const signedAs = await namesOfApplicants(db, rows);
  const others = rows.map((row) => (side === 'guest' ? row.ownerId : row.guestId));
  const people = await db
    .select({ id: users.id, name: users.fullName, erasedAt: users.erasedAt })
    .from(users)
    .where(inArray(users.id, others));
  const last = await db
    .selectDistinctOn([messages.conversationId], {
      conversationId: messages.conversationId,
      side: messages.side,
      text: sql<string>`case when ${messages.removedAt} is null then left(${messages.text}, ${snippet}) else '' end`,
    })
    .from(messages)
    .where(inArray(messages.conversationId, ids))
    .orderBy(messages.conversationId, desc(messages.createdAt), desc(messages.id));
  const unread = await db
    .select({ id: conversations.id, count: sql<number>`count(*)::int` })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(and(inArray(conversations.id, ids), unreadBy(side)))
    .groupBy(conversations.id);
  return rows.map((row) => {
    const line = last.find(({ conversationId }) => conversationId === row.id);
    const person = people.find(({ id }) => id === (side === 'guest' ? row.ownerId : row.guestId));
    const name = person?.erasedAt === null ? person.name : '';
    const guest = signedAs.get(row.applicationId) ?? shownName(name);
    return {
      id: row.id,
      type: row.listingType,
      listing: row.listingId,
      title: titleOf(row.listingId, language),
      order: row.orderId,
      application: row.applicationId,
      other: side === 'guest' ? name : guest,
      last: line?.text ?? null,
      isLastMine: line?.side === side,
      lastAt: row.lastAt.toISOString(),
      unread: unread.find(({ id }) => id === row.id)?.count ?? 0,
    };
  });
}

/** A conversation of one's own with its messages; 404 for somebody else's. */
export async function readThread(db: Db, end: End, id: string, language: Language): Promise<Thread> {
  const row = await requireConversation(db, end, id);
  const [told] = await tell(db, [row], end.side, language);
  if (!told) throw new Problem('not_found', 'There is no such conversation.');
  const ended = await endedBy(db, row);
  const lines = await db
    .select({ message: messages, reportId: reports.id })
    .from(messages)
    .leftJoin(reports, and(eq(reports.messageId, messages.id), eq(reports.reporterId, end.by ?? end.id)))
    .where(eq(messages.conversationId, id))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(shownMessages);
  return {
    ...told,
    isMasked: !(await isOpen(db, row)),
    blocked: ended === null ? null : ended === end.side ? 'me' : 'them',
    facts: row.orderId === null ? null : await factsOf(db, row.orderId),
    messages: lines.toReversed().map(({ message, reportId }) => ({
      id: message.id,
      isMine: message.side === end.side,
      text: message.removedAt === null ? message.text : null,
      hidden: message.removedAt === null ? message.hidden : [],
      way: message.way,
      dropped: message.dropped,
      at: message.createdAt.toISOString(),
      isReported: reportId !== null,
    })),
  };
}

/**
 * Whom a guest would write to about something, and their conversation about it; where the two have ended what they write to
 * each other, the one that was ended. 404 where nobody can be written to.
 */
export async function readBeginning(db: Db, guestId: string, about: About, language: Language): Promise<Beginning> {
  const { subject, row } = await findConversation(db, guestId, about);
  const isEnded = row === undefined && (await endedBy(db, { ...subject, guestId, blockedBy: null })) !== null;
  const open = isEnded ? await findEnded(db, { ...subject, guestId }) : row;
  const titleOf = await titlesOf(db, [subject]);
  const [owner] = await db.select({ name: users.fullName }).from(users).where(eq(users.id, subject.ownerId));
  return {
    title: titleOf(subject.listingId, language),
    other: owner?.name ?? '',
    open: open?.id ?? null,
    isMasked: !(await isOpen(db, { ...subject, guestId })),
  };
}

/**
 * What an employer has with an applicant; where the two have ended what they write to each other, the one that was ended.
 * 404 for an application for somebody else’s job.
 */
export async function readApplicant(db: Db, ownerId: string, applicationId: string) {
  const { guestId, begins, row } = await findApplicant(db, ownerId, applicationId);
  const ended = row === undefined && guestId !== undefined ? await findEnded(db, { guestId, ownerId }) : undefined;
  return { open: row?.id ?? ended?.id ?? null, begins };
}

async function factsOf(db: Db, orderId: string): Promise<OrderFacts | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, orderId)).orderBy(asc(orders.id));
  const [order] = rows;
  const bought = order && (await readBought(db, rows))(order);
  if (!order || !bought || !isBookingKind(order.kind)) return null;
  const kind: (typeof bookingKinds)[number] = order.kind;
  const whole = wholeOf((await readWithSupplements(db, rows))(order));
  const { date, time, until } = bought;
  return {
    kind,
    status: order.status,
    quantity: order.quantity,
    date,
    time,
    until,
    amount: priceOf(whole.amountCents),
  };
}

/** Everything of it is read: letters about it need not go out any more. */
export async function markRead(db: Db, end: End, id: string, at: Date): Promise<void> {
  await db.transaction(async (db) => {
    await requireConversation(db, end, id);
    const isGuest = end.side === 'guest';
    await db
      .update(conversations)
      .set(isGuest ? { guestReadAt: at } : { ownerReadAt: at })
      .where(eq(conversations.id, id));
    await db
      .update(messages)
      .set({ mailedAt: at })
      .where(and(eq(messages.conversationId, id), eq(messages.side, otherSide(end.side)), isNull(messages.mailedAt)));
  });
}
