/** What the desk does with the mail outbox: look, read, send again. */
import { and, eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import { readDeskPage } from '#kit/server/desk-list.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { MailDetail, MailQuery, MailRecord } from '../contract.ts';
import { mayResend, secretLetters } from '../rules.ts';
import { attachmentsOf, withPictures } from './print/attachments.ts';
import { compose } from './compose/compose.ts';
import { print } from './print/print.ts';
import { enqueueDelivery } from './service.ts';
import { mails, mailsSearchColumns } from './table.ts';
import type { MailRow } from './table.ts';
import type { Letter } from './letter.ts';
import { letterOf } from './letter.ts';

export async function listMails(db: Db, query: MailQuery): Promise<{ items: MailRecord[]; total: number }> {
  const { rows, total } = await readDeskPage(db, {
    table: mails,
    query,
    where: and(query.status && eq(mails.status, query.status), query.letter && eq(mails.letter, query.letter)),
    searchColumns: mailsSearchColumns,
    sorts: { created: mails.createdAt, attempts: mails.attempts },
    sort: '-created',
    tie: mails.id,
  });
  return { items: rows.map(toRecord), total };
}

/** A mail with what it says, printed as it is sent. */
export async function readMail(db: Db, id: string, publicUrl: string): Promise<MailDetail> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  if (!mail) throw new Problem('not_found', 'There is no such mail.');
  const record = toRecord(mail);
  if (record.isSecret) return { ...record, content: null };
  const composed = compose(letterOf(mail) as Letter, mail.language, publicUrl);
  const { html, ...printed } = print(composed);
  const attachments = await attachmentsOf(composed, mail.createdAt);
  return { ...record, content: { ...printed, html: withPictures(html, attachments) } };
}

/** Sends a mail again, as a new delivery. Refuses 404, 409. */
export async function resendMail(db: Db, actor: { id: string }, id: string, at: Date): Promise<MailRecord> {
  return db.transaction(async (db) => {
    const [before] = await db.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!before) throw new Problem('not_found', 'There is no such mail.');
    if (!mayResend(before))
      throw new Problem(
        'invalid_transition',
        before.status === 'waiting'
          ? 'This mail waits to be sent already.'
          : 'What this mail said is forgotten: it held a key.',
      );
    const [after] = await db
      .update(mails)
      .set({ status: 'waiting', attempts: 0, lastError: null, sentAt: null })
      .where(eq(mails.id, id))
      .returning();
    await enqueueDelivery(db, id, at);
    // Its kind, not its address: the log outlives what people ask us to forget.
    const what = { action: 'resend', entity: 'mails', entityId: id, title: before.letter } as const;
    await recordChange(db, { ...what, actor, at, before: logged(before), after: logged(after as MailRow) });
    return toRecord(after as MailRow);
  });
}

const logged = ({ status, attempts, lastError }: MailRow) => ({ status, attempts, lastError });

function toRecord(row: MailRow): MailRecord {
  const { id, letter, language, recipient, status, attempts, lastError } = row;
  return {
    id,
    letter,
    language,
    recipient,
    status,
    attempts,
    lastError,
    createdAt: row.createdAt.toISOString(),
    gathersUntil: row.gathersUntil?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
    isSecret: secretLetters.includes(letter),
  };
}
