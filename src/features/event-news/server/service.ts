/** News of an event: written by whose it is, read by everybody with a ticket (decision 0169). */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import { findEventRows, isAhead, isOn, lockEvent, requireOwnEvent } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { events } from '#features/events/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { dayMs } from '#kit/shared/durations.ts';
import { inLanguage, textsIn } from '#kit/shared/localized.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { By } from '#market/listings/server/listing-actor.ts';
import type { NewNews, NewsOfEvent, ReadNews } from '../contract.ts';
import { maxNews, maxNewsADay, newsLeft } from '../rules.ts';
import { newsTask } from './letters.ts';
import { countReaders, readBy, ticketsOf } from './readers.ts';
import { eventNews } from './table.ts';
import type { EventNewsRow } from './table.ts';

/** What was written for one's own event. */
export async function listNews(db: Db, eventId: string, by: By): Promise<NewsOfEvent> {
  requireOwnEvent(by, (await findEventRows(db, [eventId]))[0]);
  return tell(db, eventId, by.at);
}

/**
 * Writes to everybody with a ticket. The event is locked, so that two at once are counted one after the other, and whoever
 * buys meanwhile reads it beside their booking. The same key again writes nothing.
 */
export async function writeNews(db: Db, eventId: string, { text, key }: NewNews, by: By): Promise<NewsOfEvent> {
  return db.transaction(async (db) => {
    const event = requireOwnEvent(by, await lockEvent(db, eventId));
    const written = await readWritten(db, eventId);
    if (!written.some((one) => one.key === key)) {
      if (event.status !== 'published') throw new Problem('invalid_transition', 'This event is not public.');
      if (!isAhead(event, by.at)) throw new Problem('event_over', 'This event is over.');
      requireRoom(written, by.at);
      const readers = await countReaders(db, eventId);
      if (readers === 0) throw new Problem('invalid_transition', 'Nobody has a ticket for this event.');
      const row = { id: newId(), eventId, text, key, writtenAt: by.at, readers };
      await db.insert(eventNews).values(row);
      const title = inLanguage(event.title, 'en');
      const after = { text, readers };
      await recordChange(db, { ...by, action: 'create', entity: 'event_news', entityId: row.id, title, after });
      await enqueue(db, newsTask, { newsId: row.id }, by.at);
    }
    return tell(db, eventId, by.at);
  });
}

function requireRoom(written: readonly EventNewsRow[], at: Date): void {
  if (written.length >= maxNews) throw new Problem('conflict', `An event has ${maxNews} news at most.`);
  if (newsLeft(timesOf(written), at) > 0) return;
  const oldest = written[maxNewsADay - 1]?.writtenAt ?? at;
  const retryAfter = Math.ceil((oldest.getTime() + dayMs - at.getTime()) / 1000);
  throw new Problem('too_many_requests', `${maxNewsADay} news of an event a day are enough.`, { retryAfter });
}

/** The newest first. */
const readWritten = (db: Db, eventId: string): Promise<EventNewsRow[]> =>
  db
    .select()
    .from(eventNews)
    .where(eq(eventNews.eventId, eventId))
    .orderBy(...newestFirst);

const newestFirst = [desc(eventNews.writtenAt), desc(eventNews.id)] as const;

const timesOf = (written: readonly EventNewsRow[]) => written.map(({ writtenAt }) => writtenAt);

async function tell(db: Db, eventId: string, at: Date): Promise<NewsOfEvent> {
  const written = await readWritten(db, eventId);
  return {
    written: written.map(({ id, text, writtenAt, readers, removedAt }) => ({
      id,
      text,
      writtenAt: writtenAt.toISOString(),
      readers,
      isRemoved: removedAt !== null,
    })),
    readers: await countReaders(db, eventId),
    left: newsLeft(timesOf(written), at),
  };
}

type Reading = { readonly id: string; readonly language: Language; readonly at: Date };

/** The news of events that a member bought a ticket for and that are not over, or of one of them. */
export async function readNews(db: Db, event: string | undefined, { id, language, at }: Reading): Promise<ReadNews[]> {
  const own = ticketsOf(db, id).as('own');
  const rows = await db
    .select({ news: eventNews, title: events.title, paidCents: own.paidCents })
    .from(eventNews)
    .innerJoin(events, eq(events.id, eventNews.eventId))
    .innerJoin(own, eq(own.eventId, eventNews.eventId))
    .where(and(isOn(at), event === undefined ? undefined : eq(events.id, event)))
    .orderBy(...newestFirst);
  return rows.map((row) => asRead(row, language));
}

/**
 * The same for tickets that were given to friends, each by its event and by what its order paid; whoever calls knows that
 * they stand.
 */
export async function readNewsOf(
  db: Db,
  eventIds: readonly string[],
  { language, at }: Omit<Reading, 'id'>,
): Promise<(eventId: string, paidCents: number) => ReadNews[]> {
  const rows =
    eventIds.length === 0
      ? []
      : await db
          .select({ news: eventNews, title: events.title })
          .from(eventNews)
          .innerJoin(events, eq(events.id, eventNews.eventId))
          .where(and(isOn(at), inArray(events.id, [...eventIds])))
          .orderBy(...newestFirst);
  return (eventId, paidCents) =>
    rows.filter(({ news }) => news.eventId === eventId).map((row) => asRead({ ...row, paidCents }, language));
}

type Row = { readonly news: EventNewsRow; readonly title: EventRow['title']; readonly paidCents: number };

function asRead({ news, title, paidCents }: Row, language: Language): ReadNews {
  const isRemoved = news.removedAt !== null;
  const told = textsIn(language, { title, text: isRemoved ? {} : news.text });
  const writtenAt = news.writtenAt.toISOString();
  return { id: news.id, eventId: news.eventId, ...told, text: readBy(paidCents, told.text), writtenAt, isRemoved };
}
