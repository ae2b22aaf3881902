import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { sentInByAnybody } from '#market/intake/server/personal-data.ts';
import type { AnswersExport } from '../personal-data.ts';
import { contactMessages, issueReports, supportAnswers as answers } from './table.ts';

/** What somebody of the desk answered is theirs to take along; it stays with what it answers, without their name. */
const ofWhoAnswered: PersonalData<AnswersExport> = {
  tables: [answers],
  exportOf: async (db, { id }) => {
    const rows = await db
      .select()
      .from(answers)
      .where(eq(answers.authorId, id))
      .orderBy(asc(answers.answeredAt), asc(answers.id));
    return { answers: rows.map(({ text, answeredAt }) => ({ text, answeredAt: answeredAt.toISOString() })) };
  },
  forget: async (db, { id }) => {
    await db.update(answers).set({ authorId: null }).where(eq(answers.authorId, id));
  },
};

const ofWhoWrote = sentInByAnybody(contactMessages, issueReports);

export const supportPersonalData: PersonalData<AnswersExport> = {
  ...ofWhoAnswered,
  tables: [...ofWhoWrote.tables, ...ofWhoAnswered.tables],
};
