/** Reports of what is public, which anybody sends: kept with what it says at that moment, and confirmed by a letter. */
import { findAddressee } from '#features/auth/server/service.ts';
import { isPlainText } from '#features/mail/rules.ts';
import { postMail } from '#features/mail/server/service.ts';
import type { Db } from '#kit/server/db.ts';
import type { Language } from '#kit/shared/messages.ts';
import { Problem } from '#kit/shared/problem.ts';
import type { NewReport } from '../contract.ts';
import { isNameless } from '../rules.ts';
import type { Reader, ReportedRooms, Told } from './reported.ts';
import { fileReport } from './service.ts';

type Sender = { readonly userId: string | null; readonly language: Language; readonly at: Date };

/** Whoever is no member says who they are and where the answer goes, unless it is about minors (article 16, 2 c). */
function requireSender({ name, email, reason }: NewReport, { userId }: Sender): void {
  if (userId !== null || isNameless(reason)) return;
  const fields = Object.entries({ name, email })
    .filter(([, value]) => !value)
    .map(([path]) => ({ path, message: 'Must be said by who is not signed in' }));
  if (fields.length > 0) throw new Problem('validation', 'The report does not say who sends it.', { fields });
}

/** Takes a report of something public in. 404 for what is not public, 422 at `name` and `email`. */
export async function takeReport(db: Db, rooms: ReportedRooms, sent: NewReport, sender: Sender): Promise<string> {
  requireSender(sent, sender);
  const { kind, subject, reason, details } = sent;
  const { userId, language, at } = sender;
  return db.transaction(async (db) => {
    const token = sent.kind === 'news' ? sent.token : undefined;
    const shown = await rooms[kind].show(db, subject, { userId, token });
    if (!shown) throw new Problem('not_found', 'There is no such thing to report.');
    const named = userId === null ? { name: sent.name, email: sent.email } : {};
    const report = { kind, subjectId: subject, told: shown, reporterId: userId, language, reason, details, ...named };
    const { id, isNew } = await fileReport(db, report, at);
    const reader = await readerOf(db, { reporterId: userId, language, name: null, email: null, ...named });
    if (isNew && reader) await confirm(db, reader, shown, details, at);
    return id;
  });
}

/** Says that it has arrived (article 16, 4). What a stranger typed is quoted where it can be no link. */
function confirm(db: Db, reader: Reader, shown: Told, details: string, at: Date): Promise<void> {
  const title = shown.titleIn(reader.language);
  const values = {
    name: reader.name,
    title: isPlainText(title) ? title : null,
    details: isPlainText(details) ? details : null,
    isMember: typeof reader.userId === 'string',
  };
  return postMail(db, { ...reader, letter: 'noticeReceived', values }, at);
}

type Sent = {
  readonly reporterId: string | null;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly language: Language;
};

/** Where a report is answered: a member's own mailbox, else the one that was named. */
export async function readerOf(db: Db, { reporterId, name, email, language }: Sent): Promise<Reader | undefined> {
  const member = reporterId === null ? undefined : await findAddressee(db, reporterId);
  if (member || !email) return member;
  return { to: email, language, name: name && isPlainText(name) ? name : null };
}
