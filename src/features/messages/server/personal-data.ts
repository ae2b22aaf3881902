import { asc, eq, inArray, or } from 'drizzle-orm';
import { forgetTitles } from '#features/audit/server/service.ts';
import { reports } from '#features/reports/server/table.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { MessagesExport } from '../personal-data.ts';
import { titlesOf } from './listings.ts';
import { tellOfErased } from './reports.ts';
import { answerTimes, conversations, messages } from './table.ts';

const ofMember = (id: string) => or(eq(conversations.guestId, id), eq(conversations.ownerId, id));

/** The conversations of whoever is erased go whole: half of one tells as much of them. */
export const messagePersonalData: PersonalData<MessagesExport> = {
  tables: [conversations, messages, answerTimes],
  exportOf: async (db, { id, language }) => {
    const rows = await db
      .select()
      .from(conversations)
      .where(ofMember(id))
      .orderBy(asc(conversations.createdAt), asc(conversations.id));
    const titleOf = await titlesOf(db, rows);
    const lines = await db
      .select()
      .from(messages)
      .where(
        inArray(
          messages.conversationId,
          rows.map((row) => row.id),
        ),
      )
      .orderBy(asc(messages.createdAt), asc(messages.id));
    return {
      conversations: rows.map((row) => {
        const side = row.guestId === id ? ('guest' as const) : ('owner' as const);
        return {
          title: titleOf(row.listingId, language),
          side,
          createdAt: row.createdAt.toISOString(),
          messages: lines
            .filter(({ conversationId }) => conversationId === row.id)
            .map((line) => ({
              isOwn: line.side === side,
              text: line.removedAt === null ? line.text : null,
              at: line.createdAt.toISOString(),
            })),
        };
      }),
    };
  },
  forget: async (db, { id, name, at }) => {
    await tellOfErased(db, id, at);
    const own = db.select({ id: conversations.id }).from(conversations).where(ofMember(id));
    const written = db.select({ id: messages.id }).from(messages).where(inArray(messages.conversationId, own));
    const reported = await db.select({ id: reports.id }).from(reports).where(inArray(reports.messageId, written));
    await forgetTitles(
      db,
      'reports',
      reported.map((one) => one.id),
      name,
    );
    // What somebody of a team wrote in the owner's place stays with the owner.
    await db.delete(conversations).where(ofMember(id));
    await db.delete(answerTimes).where(eq(answerTimes.ownerId, id));
  },
};
