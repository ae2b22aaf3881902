import { asc, eq, inArray, or } from 'drizzle-orm';
import { orders, tickets } from '#features/orders/server/table.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { GuestReviewsExport } from '../personal-data.ts';
import { listSaid } from './owner.ts';
import { titlesOf } from './present.ts';
import { friendInvitations, guestReviews, hostReviews, reviewInvitations } from './table.ts';

/**
 * Whoever is erased leaves their stars, which others' ratings are made of, and takes their words and their name along.
 * What an owner answered goes with the owner.
 */
export const guestReviewPersonalData: PersonalData<GuestReviewsExport> = {
  tables: [guestReviews, hostReviews, reviewInvitations, friendInvitations],
  exportOf: async (db, { id, language }) => {
    const rows = await db
      .select()
      .from(guestReviews)
      .where(eq(guestReviews.authorId, id))
      .orderBy(asc(guestReviews.createdAt), asc(guestReviews.id));
    const titles = await titlesOf(db, rows);
    return {
      guestReviews: rows.map((row) => ({
        title: inLanguage(titles.get(row.listingId) ?? {}, language),
        stars: row.stars,
        words: row.words,
        name: row.name,
        createdAt: row.createdAt.toISOString(),
        publishedAt: row.publishedAt?.toISOString() ?? null,
        removedAt: row.removedAt?.toISOString() ?? null,
        answer: row.publishedAt === null ? null : row.answer,
      })),
      hostReviews: (await listSaid(db, id)).map(({ hostId, stars, words, createdAt }) => ({
        isOwn: hostId === id,
        stars,
        words,
        createdAt: createdAt.toISOString(),
      })),
    };
  },
  forget: async (db, { id }) => {
    const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
    await db.delete(reviewInvitations).where(inArray(reviewInvitations.orderId, own));
    const kept = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.keptBy, id));
    await db.delete(friendInvitations).where(inArray(friendInvitations.ticketId, kept));
    await db.update(guestReviews).set({ name: '', words: null }).where(eq(guestReviews.authorId, id));
    await db.delete(hostReviews).where(or(eq(hostReviews.hostId, id), eq(hostReviews.guestId, id)));
  },
};
