import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#kit/server/personal-data.ts';
import { withdrawListings } from '#market/listings/server/withdraw-listings.ts';
import type { ListingsExport } from '#market/listings/listings-export.ts';
import { inLanguage } from '#kit/shared/localized.ts';
import { jobs } from './table.ts';

export const jobPersonalData: PersonalData<ListingsExport> = {
  tables: [jobs],
  exportOf: async (db, member) => {
    const { id, title, status, description, location, address, contactEmail: email, employer: behind } = jobs;
    const rows = await db
      .select({ id, title, status, description, location, address, email, behind })
      .from(jobs)
      .where(eq(jobs.ownerId, member.id))
      .orderBy(asc(jobs.createdAt), asc(id));
    const listings = rows.map((row) => ({
      ...row,
      type: 'job',
      title: inLanguage(row.title, member.language),
      description: inLanguage(row.description, member.language),
      phone: '',
    }));
    return { listings };
  },
  forget: async (db, member) => {
    await withdrawListings(db, jobs, member);
    // Where applications went is a mailbox of theirs: nothing is written to it any more.
    await db.update(jobs).set({ contactEmail: '' }).where(eq(jobs.ownerId, member.id));
  },
};
