/** What the desk does with advertising inquiries and quote requests. */
import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { changeIntake, presentIntake, readIntakePage, requireIntake } from '#market/intake/server/intake.ts';
import type { IntakeChange } from '#market/intake/intake-contract.ts';
import type { AdvertisingInquiry, AdvertisingInquiryQuery } from '../contract.ts';
import { advertisingInquiries, advertisingInquiriesSearchColumns as searchColumns } from './table.ts';

export async function listAdvertisingInquiries(db: Db, query: AdvertisingInquiryQuery) {
  const where = query.type && eq(advertisingInquiries.businessType, query.type);
  const { rows, total } = await readIntakePage(db, advertisingInquiries, { query, searchColumns, where });
  return { items: rows.map(toInquiry), total };
}

export async function readAdvertisingInquiry(db: Db, id: string): Promise<AdvertisingInquiry> {
  return toInquiry(await requireIntake(db, advertisingInquiries, id));
}

/** Refuses 404, 409 edit_conflict. */
export async function changeAdvertisingInquiry(
  db: Db,
  actor: { readonly id: string },
  id: string,
  change: IntakeChange,
  at: Date,
): Promise<AdvertisingInquiry> {
  const row = await changeIntake(db, advertisingInquiries, id, change, (db, done) =>
    recordChange(db, { ...done, actor, at, title: done.after.businessName }),
  );
  return toInquiry(row);
}

function toInquiry(row: typeof advertisingInquiries.$inferSelect): AdvertisingInquiry {
  const { businessName, contactName, email, phone, location, goals, message } = row;
  // The table keeps these closed sets as texts; the reply's schema has the last word.
  const chosen = {
    businessType: row.businessType as AdvertisingInquiry['businessType'],
    currentMarketing: row.currentMarketing as AdvertisingInquiry['currentMarketing'],
    budget: row.budget as AdvertisingInquiry['budget'],
  };
  return { ...presentIntake(row), ...chosen, businessName, contactName, email, phone, location, goals, message };
}
