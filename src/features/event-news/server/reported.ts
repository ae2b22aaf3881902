/** News of an event as something that is reported: by whoever has or had a ticket, for nobody else reads it. */
import { eq, inArray } from 'drizzle-orm';
import { owners } from '#features/auth/server/service.ts';
import { findEventRows, isAhead } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { newsTask } from './letters.ts';
import { hadTicket } from './readers.ts';
import { eventNews } from './table.ts';
import type { EventNewsRow } from './table.ts';

/** All that was written, a language after the other; the same in both once. */
const saidIn = ({ text }: EventNewsRow): string => [...new Set(Object.values(text).filter(Boolean))].join('\n');

const toTold = (news: EventNewsRow, event: EventRow) => ({
  authorId: event.ownerId,
  words: saidIn(news),
  titleIn: (reads: Parameters<typeof inLanguage>[1]) => inLanguage(event.title, reads),
});

const eventOf = async (db: Db, { eventId }: EventNewsRow) => (await findEventRows(db, [eventId]))[0];

export const reportedNews: PublicRoom = {
  show: async (db, id, by) => {
    const [news] = await db.select().from(eventNews).where(eq(eventNews.id, id));
    if (!news || news.removedAt !== null || !(await hadTicket(db, news.eventId, by))) return undefined;
    const event = await eventOf(db, news);
    return event && toTold(news, event);
  },
  tell: async (db, ids, language) => {
    const rows = await db
      .select()
      .from(eventNews)
      .where(inArray(eventNews.id, [...ids]));
    const events = await findEventRows(
      db,
      rows.map(({ eventId }) => eventId),
    );
    const named = await owners.of(
      db,
      events.flatMap(({ ownerId }) => ownerId ?? []),
    );
    return new Map(
      rows.flatMap((row) => {
        const event = events.find(({ id }) => id === row.eventId);
        if (!event) return [];
        const about = {
          title: inLanguage(event.title, language),
          type: 'events' as const,
          listing: event.id,
          author: named.get(event.ownerId ?? '')?.name ?? '',
          words: saidIn(row),
          language: null,
          writtenAt: row.writtenAt.toISOString(),
          isRemoved: row.removedAt !== null,
          stars: null,
          proof: null,
          wasThere: null,
        };
        return [[row.id, about] as const];
      }),
    );
  },
  lock: async (db, id) => {
    const [news] = await db.select().from(eventNews).where(eq(eventNews.id, id)).for('update');
    const event = news && (await eventOf(db, news));
    return event && toTold(news, event);
  },
  // Letters that have not gone out yet don't: their task looks here.
  takeDown: async (db, id, _statement, { at }) => {
    await db.update(eventNews).set({ removedAt: at }).where(eq(eventNews.id, id));
  },
  // Whoever was not told yet is, while there is a night to come.
  putBack: async (db, id, { at }) => {
    const [news] = await db.update(eventNews).set({ removedAt: null }).where(eq(eventNews.id, id)).returning();
    const event = news && (await eventOf(db, news));
    if (event && isAhead(event, at)) await enqueue(db, newsTask, { newsId: id }, at);
  },
  tellAuthor: async (db, author, taken, at) => {
    const ground = groundsOf.news.find((one) => one === taken.ground);
    if (ground === undefined) return;
    const { title, statement, words } = taken;
    const values = { name: author.name, title, ground, statement, words: words ?? '' };
    await postMail(db, { ...author, letter: 'newsRemoved', values }, at);
  },
  tellReporter: (db, reporter, decided, at) =>
    postMail(db, { ...reporter, letter: 'noticeDecided', values: { name: reporter.name, ...decided } }, at),
};
