import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { forgetTitles } from '#features/audit/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { mails } from '#features/mail/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import type { ApplicationsExport } from '../personal-data.ts';
import { jobApplications } from './table.ts';

export const applicationPersonalData: PersonalData<ApplicationsExport> = {
  tables: [jobApplications],
  exportOf: async (db, { id, language: reads }) => {
    const rows = await db
      .select({ application: jobApplications, title: jobs.title, employer: jobs.employer })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .where(eq(jobApplications.userId, id))
      .orderBy(asc(jobApplications.submittedAt), asc(jobApplications.id));
    return {
      applications: rows.map(({ application, title, employer }) => {
        const { status, name, email, phone, languages, availableFrom, message, answer, submittedAt } = application;
        const written = { status, name, email, phone, languages, availableFrom, message, answer };
        return { job: inLanguage(title, reads), employer, ...written, submittedAt: submittedAt.toISOString() };
      }),
    };
  },
  /** The employer has got each by mail; here they go, and the log forgets whose they were. */
  forget: async (db, { id, name }) => {
    await forgetCopies(db, id);
    const gone = await db.delete(jobApplications).where(eq(jobApplications.userId, id)).returning();
    const ids = gone.map((application) => application.id);
    await forgetTitles(db, 'job_applications', ids, name);
  },
};

/** The letters that employers got with the applications, told by addresses and instant. */
async function forgetCopies(db: Db, id: string): Promise<void> {
  const copies = db
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(jobApplications, eq(jobApplications.submittedAt, mails.createdAt))
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .where(
      and(
        eq(mails.letter, 'jobApplication'),
        eq(mails.recipient, jobs.contactEmail),
        sql`${mails.values} ->> 'email' = ${jobApplications.email}`,
        eq(jobApplications.userId, id),
      ),
    );
  await db.delete(mails).where(inArray(mails.id, copies));
}
