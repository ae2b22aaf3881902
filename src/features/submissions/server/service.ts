import type { Db } from '#kit/server/db.ts';
import { intake } from '#kit/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewSubmission } from '../contract.ts';
import { submissions } from './table.ts';

/** Stores a proposal; it waits as pending until an admin decides. */
export async function submit(db: Db, input: NewSubmission, language: Language, at: Date): Promise<string> {
  const {
    contact_email: contactEmail,
    contact_phone: contactPhone,
    price,
    type,
    title,
    description,
    category,
    location,
    address,
  } = input;
  const row = {
    ...intake(language, at),
    type,
    title,
    description,
    category,
    location,
    address,
    contactEmail,
    contactPhone,
    priceCents: price,
  };
  await db.insert(submissions).values(row);
  return row.id;
}
