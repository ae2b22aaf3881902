/** Letters with news of an event: to everybody who had a ticket when they were written, so many at a time. */
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { findAddressee } from '#features/auth/server/service.ts';
import { findEventRows } from '#features/events/server/service.ts';
import type { EventRow } from '#features/events/server/service.ts';
import { bookedEvening } from '#features/mail/booked.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { enqueue } from '#kit/server/outbox/outbox.ts';
import type { Task } from '#kit/server/outbox/task.ts';
import type { Clock } from '#kit/shared/clock.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { priceOf } from '#kit/shared/money.ts';
import { nextReaders, readBy } from './readers.ts';
import { eventNews } from './table.ts';
import type { EventNewsRow } from './table.ts';

export const newsTask = 'event-news';

const Payload = z.strictObject({ newsId: z.string() });

/** `most` at a time; the next ones hear a moment later. Whoever was told is passed over, however often it runs. */
export const eventNewsTask = (clock: Clock, most = 200): Task<z.infer<typeof Payload>> => ({
  name: newsTask,
  payload: Payload,
  atOnce: 1,
  run: ({ newsId }, db) =>
    db.transaction(async (db) => {
      const isIt = eq(eventNews.id, newsId);
      const [news] = await db.select().from(eventNews).where(isIt).for('update');
      const [event] = news ? await findEventRows(db, [news.eventId]) : [];
      if (!news || !event || news.removedAt !== null) return;
      const readers = await nextReaders(db, event.id, { after: news.toldUpTo, by: news.writtenAt, most });
      const at = clock();
      for (const reader of readers) await tellMember(db, reader, { news, event, at });
      const last = readers.at(-1);
      if (last) await db.update(eventNews).set({ toldUpTo: last.userId }).where(isIt);
      if (readers.length === most) await enqueue(db, newsTask, { newsId }, at);
    }),
});

type Reader = {
  readonly userId: string;
  readonly paidCents: number;
  readonly givenCents: number;
  /** They bought none themselves. */
  readonly isFriend: boolean;
};
type Told = { readonly news: EventNewsRow; readonly event: EventRow; readonly at: Date };

/**
 * Whoever gave no e-mail finds it beside their booking, or on their ticket. A friend's ticket may be paid for while the mailbox is
 * anybody's: until that is proven it is written to as one who paid nothing.
 */
async function tellMember(
  db: Db,
  { userId, paidCents, givenCents, isFriend }: Reader,
  { news, event, at }: Told,
): Promise<void> {
  const reader = await findAddressee(db, userId);
  if (!reader) return;
  const values = {
    name: reader.name,
    title: inLanguage(event.title, reader.language),
    ...bookedEvening(event),
    text: readBy(reader.isProven ? paidCents + givenCents : paidCents, inLanguage(news.text, reader.language)),
    paid: priceOf(paidCents),
    eventId: event.id,
    ...(isFriend && { isFriend: true as const }),
  };
  await postMail(db, { ...reader, aboutId: event.ownerId, letter: 'eventNews', values }, at);
}
