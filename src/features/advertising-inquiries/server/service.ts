import type { Db } from '#kit/server/db.ts';
import { intake } from '#kit/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewAdvertisingInquiry } from '../contract.ts';
import { advertisingInquiries } from './table.ts';

export async function inquireAdvertising(
  db: Db,
  { nickname: _, ...input }: NewAdvertisingInquiry,
  language: Language,
  at: Date,
): Promise<string> {
  const row = { ...intake(language, at), ...input };
  await db.insert(advertisingInquiries).values(row);
  return row.id;
}
