/** What the desk does with business inquiries. */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { changeIntake, presentIntake, readIntakePage, requireIntake } from '#market/intake/server/intake.ts';
import type { IntakeChange } from '#market/intake/intake-contract.ts';
import type { BusinessInquiry, BusinessInquiryQuery } from '../contract.ts';
import { businessInquiries, businessInquiriesSearchColumns as searchColumns } from './table.ts';

export async function listBusinessInquiries(db: Db, query: BusinessInquiryQuery) {
  const where = query.type && eq(businessInquiries.businessType, query.type);
  const { rows, total } = await readIntakePage(db, businessInquiries, { query, searchColumns, where });
  return { items: rows.map(toInquiry), total };
}

export async function readBusinessInquiry(db: Db, id: string): Promise<BusinessInquiry> {
  return toInquiry(await requireIntake(db, businessInquiries, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function changeBusinessInquiry(
  db: Db,
  actor: { readonly id: string },
  id: string,
  change: IntakeChange,
  at: Date,
): Promise<BusinessInquiry> {
  const row = await changeIntake(db, businessInquiries, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.businessName }),
  );
  return toInquiry(row);
}

function toInquiry(row: typeof businessInquiries.$inferSelect): BusinessInquiry {
  const { businessType, businessName, contactName, email, phone, location, website, description } = row;
  const written = { businessType, businessName, contactName, email, phone, location, website, description };
  return { ...presentIntake(row), ...written };
}
