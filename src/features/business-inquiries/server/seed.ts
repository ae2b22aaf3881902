/** Firms that asked to be listed in the demo town: invented, new, in hand and done. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { inquiries } from './catalogue/inquiries.ts';
import { businessInquiries } from './table.ts';

type Row = typeof businessInquiries.$inferInsert;

export async function seedBusinessInquiries(db: Db, at: Date): Promise<void> {
  const rows = inquiries.map(({ hoursAgo, ...inquiry }, n): Row => ({
    ...inquiry,
    id: idOf(`demo business inquiry ${n}`),
    email: `inquiry${n + 1}@example.com`,
    phone: `+34600559${String(100 + n)}`,
    submittedAt: hoursBefore(at, hoursAgo),
  }));
  await db.insert(businessInquiries).values(rows);
}
