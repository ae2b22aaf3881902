import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import type { SubmissionsExport } from '../personal-data.ts';
import { proposedContacts, submissions } from './table.ts';

/**
 * What somebody proposed while they were signed in. What came without an account nobody's account opens: an e-mail that
 * nobody has checked proves nothing. It goes by its age (app/server/retention.ts).
 */
export const submissionPersonalData: PersonalData<SubmissionsExport> = {
  // A mark says that a listing names its sender's mailbox, and not which: it stays when they leave.
  tables: [submissions, proposedContacts],
  exportOf: async (db, { id }) => {
    const { type, title, description, details, status, contactEmail, contactPhone, submittedAt } = submissions;
    const rows = await db
      .select({ type, title, description, details, status, contactEmail, contactPhone, submittedAt })
      .from(submissions)
      .where(eq(submissions.proposedBy, id))
      .orderBy(asc(submittedAt), asc(submissions.id));
    return { submissions: rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() })) };
  },
  // Nobody is left to answer what is not decided yet; of the rest stays what was proposed.
  forget: async (db, { id }) => {
    const isTheirs = eq(submissions.proposedBy, id);
    await db.delete(submissions).where(and(isTheirs, eq(submissions.status, 'pending')));
    await db
      .update(submissions)
      .set({ proposedBy: null, contactEmail: '', contactPhone: null, details: {} })
      .where(isTheirs);
  },
};
