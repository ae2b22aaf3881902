import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { forgetTitles } from '#features/audit/server/service.ts';
import { employerOf } from '#features/jobs/server/service.ts';
import { jobs } from '#features/jobs/server/table.ts';
import { postMail } from '#features/mail/server/service.ts';
import { mails } from '#features/mail/server/table.ts';
import type { Db } from '#kit/server/db.ts';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { may } from '#kit/shared/transitions.ts';
import type { ApplicationsExport } from '../personal-data.ts';
import { applicationTransitions } from '../rules.ts';
import { jobApplications, type ApplicationRow } from './table.ts';

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
  /**
   * The employer has got each by mail; here they go, and the log forgets whose they were. Whoever waits for them is told, by
   * when it came and not by their name: they would stand in the letter.
   */
  forget: async (db, { id, name, at }) => {
    await forgetCopies(db, id);
    const gone = await db.delete(jobApplications).where(eq(jobApplications.userId, id)).returning();
    const ids = gone.map((application) => application.id);
    await forgetTitles(db, 'job_applications', ids, name);
    for (const application of gone)
      if (may(applicationTransitions, application.status, 'withdrawn')) await tellEmployer(db, application, at);
  },
};

async function tellEmployer(db: Db, { jobId, submittedAt }: ApplicationRow, at: Date): Promise<void> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  // Whoever is erased has left no mailbox.
  if (!job || job.contactEmail === '') return;
  const employer = await employerOf(db, job);
  const title = inLanguage(job.title, employer.language);
  const values = { title, name: null, submittedAt: submittedAt.toISOString() };
  await postMail(db, { ...employer, letter: 'applicationWithdrawn', values }, at);
}

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
