/** Reads a mail as it came: who it is from, which address of ours it is for, and what its writer added. */
import EmailReplyParser from 'email-reply-parser';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { wordsOf } from './page-words.ts';

export type InboundMail = {
  readonly from: string;
  /** Every address that it names as a reader. */
  readonly to: readonly string[];
  /** Its own name: the same mail twice is one. */
  readonly id: string | undefined;
  readonly subject: string;
  /** What its writer added, without what they quoted and their signature; undefined where that can't be read. */
  readonly text: string | undefined;
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
    header(mail, 'content-type').startsWith('multipart/report') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'].some((name) => header(mail, name) !== '') ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(mail.from?.address ?? '')
  );
}

/** A line that says who wrote what follows, in any language: it names their mailbox and ends with a colon. */
const saysWho = /^\s*\S.*[<([][^\s@]+@[^\s@]+[>)\]].*:\s*$/u;
/** The first line of the head that Outlook puts above the letter before. */
const saysFrom = /^\s*(?:from|de|von|van|da|fra|från|od|от)\s?:.*[<[][^\s@]+@[^\s@]+[>\]]\s*$/iu;
const isQuote = (line: string): boolean => line.startsWith('>');
/** Where our own letter begins in an answer whose program marks nothing as quoted. */
const begins = /^\s*(?:-{2,}\s*(?:original|mensaje|messag|urspr|oorspr)|_{5,})/iu;
/** What programs put below what their people write. */
const advertises =
  /^(?:(?:sent|gesendet|enviado|verzonden|verstuurd|envoyé|inviato)\b.*\b(?:iphone|ipad|outlook|android|galaxy|samsung|huawei|xiaomi|proton|gmx|yahoo|bluemail|mobile|móvil)\b|von\b.*\bgesendet$|(?:get|obt[eé]n(?:er)?|télécharger|download|scarica|descargar?)\s+(?:outlook|bluemail)\b)/iu;

/** Most that is read of what is not quoted, and the longest line that may say who wrote what follows: what is longer takes time alone. */
const maxRead = 6000;
const longestSaying = 500;

/** What is left of a text when quotes are one line each, and what quotes without a sign is gone. */
function withoutQuotes(text: string): string {
  const kept: string[] = [];
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  for (const [n, line] of lines.entries()) {
    const said = line.length > longestSaying ? '' : line;
    if (begins.test(said) || saysFrom.test(said)) break;
    if (saysWho.test(said)) {
      const next = lines.slice(n + 1, n + 4).find((one) => one.trim() !== '');
      // A quote with signs goes by itself, and what stands below it may be the answer.
      if (next !== undefined && isQuote(next)) continue;
      break;
    }
    if (!isQuote(line) || !isQuote(kept.at(-1) ?? '')) kept.push(line);
  }
  return kept.join('\n').slice(0, maxRead);
}

function written(mail: Email): string {
  const text = mail.text?.trim() ? mail.text : wordsOf(mail.html ?? '');
  const lines = new EmailReplyParser().read(withoutQuotes(text)).getVisibleText().trimEnd().split('\n');
  while (advertises.test(lines.at(-1)?.trim() ?? '')) lines.pop();
  return lines
    .filter((line) => !isQuote(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A picture of the page that is smaller is a logo below a name, no photo that somebody sent. */
const photoBytes = 100 * 1024;
const seals = /^application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys)|ms-tnef)$/;

const sizeOf = (content: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content.length : content.byteLength;

/** What somebody sent along; neither the seal of a program nor a logo. */
const isFile = ({ mimeType, related, content }: Email['attachments'][number]): boolean =>
  !seals.test(mimeType) && !(related === true && sizeOf(content) < photoBytes);

/** Takes as long as a mail is large, or longer: read what strangers send by `openMail`. */
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
    files: mail.attachments.filter(isFile).length,
    isAutomatic: isAutomatic(mail),
  };
}
