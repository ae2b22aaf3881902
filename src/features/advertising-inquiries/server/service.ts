import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewAdvertisingInquiry } from '../contract.ts';
import { quoteRequest } from '../rules.ts';
import { advertisingInquiries } from './table.ts';

export async function inquireAdvertising(
  db: Db,
  { nickname: _, ...input }: NewAdvertisingInquiry,
  language: Language,
  at: Date,
): Promise<string> {
  const row = { ...intake(language, at), ...input };
  const kind = row.businessType === quoteRequest.businessType ? 'quote' : 'advertising';
  const letter = { letter: 'inquiryReceived', values: { name: row.contactName ?? null, kind } } as const;
  await db.transaction(async (db) => {
    await db.insert(advertisingInquiries).values(row);
    await postMail(db, { to: row.email, language, ...letter }, at);
  });
  return row.id;
}
