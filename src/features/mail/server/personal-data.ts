import { desc, eq, or } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { LettersExport } from '../personal-data.ts';
import { readChoices } from './choices.ts';
import { subjectOf } from './service.ts';
import { mails, mutedTopics } from './table.ts';

/**
 * The letters to a member, sent or not. That a letter went to their e-mail is not enough: nobody has checked that
 * address, and two accounts may share one; so a letter says itself whose it is. One that tells somebody else of them is not
 * theirs, and goes with them.
 */
export const mailPersonalData: PersonalData<LettersExport> = {
  tables: [mails, mutedTopics],
  exportOf: async (db, { id }) => {
    const newestFirst = [desc(mails.createdAt), desc(mails.id)];
    const rows = await db
      .select()
      .from(mails)
      .where(eq(mails.userId, id))
      .orderBy(...newestFirst);
    return {
      letterChoices: await readChoices(db, id),
      letters: rows.map((mail) => ({
        letter: mail.letter,
        subject: subjectOf(mail),
        to: mail.recipient,
        status: mail.status,
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      })),
    };
  },
  forget: async (db, { id }) => {
    await db.delete(mails).where(or(eq(mails.userId, id), eq(mails.aboutId, id)));
    await db.delete(mutedTopics).where(eq(mutedTopics.userId, id));
  },
};
