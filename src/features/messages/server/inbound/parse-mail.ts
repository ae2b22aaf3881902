/** Reads a mail as it came: who it is from, which address of ours it is for, and what its writer added. */
import EmailReplyParser from 'email-reply-parser';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';

export type InboundMail = {
  readonly from: string;
  /** Every address that it names as a reader. */
  readonly to: readonly string[];
  /** Its own name: the same mail twice is one. */
  readonly id: string | undefined;
  readonly subject: string;
  /** What its writer added, without what they quoted and their signature. */
  readonly text: string;
  readonly files: number;
  /** A machine wrote it (RFC 3834): a holiday notice, a list, a failed delivery. */
  readonly isAutomatic: boolean;
};

const header = (mail: Email, name: string): string =>
  (mail.headers.find(({ key }) => key === name)?.value ?? '').trim().toLowerCase();

function isAutomatic(mail: Email): boolean {
  const submitted = header(mail, 'auto-submitted');
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    /^(?:bulk|junk|list|auto_reply)$/.test(header(mail, 'precedence')) ||
    header(mail, 'return-path') === '<>' ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'].some((name) => header(mail, name) !== '') ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(mail.from?.address ?? '')
  );
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of a mail that brings no plain text; what it quotes is left out with its markup. */
function plainOf(html: string): string {
  return html
    .replace(/<(?:style|script|head)\b[\s\S]*?<\/(?:style|script|head)>/gi, '')
    .replace(/<blockquote\b[\s\S]*$/i, '')
    .replace(/<div\b[^>]*class="?[^">]*gmail_quote[\s\S]*$/i, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? ' ');
}

/** Where our own letter begins in an answer whose program marks nothing as quoted. */
const ownLine = /^\s*(?:>|-{2,}\s*(?:original|mensaje|urspr|oorspr)|_{5,})/imu;

const written = (mail: Email): string => {
  const text = mail.text ?? plainOf(mail.html ?? '');
  const added = new EmailReplyParser().read(text.replaceAll('\r\n', '\n')).getVisibleText();
  const end = added.search(ownLine);
  return (end === -1 ? added : added.slice(0, end)).replace(/\n{3,}/g, '\n\n').trim();
};

export async function parseMail(raw: Uint8Array | string): Promise<InboundMail> {
  const mail = await PostalMime.parse(raw);
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => header(mail, name));
  return {
    from: (mail.from?.address ?? '').toLowerCase(),
    to: [...named, ...delivered.filter((one) => one !== '')],
    id: mail.messageId,
    subject: mail.subject ?? '',
    text: written(mail),
    files: mail.attachments.length,
    isAutomatic: isAutomatic(mail),
  };
}
