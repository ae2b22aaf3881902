import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewBusinessInquiry } from '../contract.ts';
import { businessInquiries } from './table.ts';

export async function inquire(
  db: Db,
  { nickname: _, ...input }: NewBusinessInquiry,
  language: Language,
  at: Date,
): Promise<string> {
  const row = { ...intake(language, at), ...input };
  const letter = { letter: 'inquiryReceived', values: { name: row.contactName, kind: 'business' } } as const;
  await db.transaction(async (db) => {
    await db.insert(businessInquiries).values(row);
    await postMail(db, { to: row.email, language, ...letter }, at);
  });
  return row.id;
}
