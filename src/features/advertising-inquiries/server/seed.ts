/** Firms that asked about advertising in the demo town: invented, one of them for a quote. */
import type { Db } from '#kit/server/db.ts';
import { idOf } from '#kit/server/ids.ts';
import { hoursBefore } from '#kit/shared/durations.ts';
import { inquiries } from './catalogue/inquiries.ts';
import { advertisingInquiries } from './table.ts';

type Row = typeof advertisingInquiries.$inferInsert;

export async function seedAdvertisingInquiries(db: Db, at: Date): Promise<void> {
  const rows = inquiries.map(({ hoursAgo, ...inquiry }, n): Row => ({
    ...inquiry,
    id: idOf(`demo advertising inquiry ${n}`),
    email: `advertising${n + 1}@example.com`,
    submittedAt: hoursBefore(at, hoursAgo),
  }));
  await db.insert(advertisingInquiries).values(rows);
}
