import type { Db } from '#kit/server/db.ts';
import { newId } from '#kit/server/ids.ts';
import { mails } from './table.ts';
import type { MailRow } from './table.ts';

/** A letter in the outbox, as it is when a task has been at it; change what matters. */
export async function aMail(db: Db, over: Partial<MailRow> = {}): Promise<MailRow> {
  const [row] = await db
    .insert(mails)
    .values({
      id: newId(),
      letter: 'welcome',
      language: 'en',
      recipient: 'ana@correo.example',
      values: { name: 'Ana Pla' },
      createdAt: new Date('2026-08-21T18:00:00Z'),
      ...over,
    })
    .returning();
  return row as MailRow;
}
