/** Submissions: (db, input) → result. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { lockCaller } from '#features/auth/server/service.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { intake } from '#market/intake/server/intake.ts';
import type { Language } from '#kit/shared/messages.ts';
import type { NewSubmission } from '../contract.ts';
import { proposedContacts, submissions } from './table.ts';

/** Stores a proposal, with the account of a sender who is signed in; it waits until the desk decides. Its sender gets a letter. */
export async function submit(
  db: Db,
  input: NewSubmission,
  sender: { readonly id: string } | undefined,
  language: Language,
  at: Date,
): Promise<string> {
  const { type, title, description, category, location, address } = input;
  const row = {
    ...intake(language, at),
    type,
    title,
    description,
    category,
    location,
    address,
    contactEmail: input.contact_email,
    contactPhone: input.contact_phone,
    priceCents: input.price,
    details: input.details,
    proposedBy: sender?.id ?? null,
  };
  await db.transaction(async (db) => {
    if (sender) await lockCaller(db, sender.id);
    await db.insert(submissions).values(row);
    const reader = { to: row.contactEmail, language, userId: row.proposedBy };
    await postMail(db, { ...reader, letter: 'submissionReceived', values: { title } }, at);
  });
  return row.id;
}

/**
 * Whether what a listing names, a mailbox or a phone, is what a stranger wrote who proposed it, be they forgotten since:
 * nobody has shown that they read there.
 */
export function isFromProposal(id: AnyPgColumn, named: 'mailbox' | 'phone'): SQL<boolean> {
  const isTheirs = and(eq(proposedContacts.listingId, id), proposedContacts[named]);
  return sql<boolean>`exists (select from ${proposedContacts} where ${isTheirs})`;
}
