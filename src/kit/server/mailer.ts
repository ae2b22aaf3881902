/** Hands mails to a mail server, one connection a mail, and tells in plain terms why one was not taken. */

export type Mail = {
  /** Names this delivery: every attempt carries the same Message-ID, so that a second copy can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly language: string;
  /** Whom an answer goes to, when that is not the house. */
  readonly replyTo?: string | undefined;
  /** Where one press ends letters of this kind: a mail program posts there by itself (RFC 8058). */
  readonly unsubscribe?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly Attachment[] | undefined;
};

/** A file that comes with a mail; with a `cid` it is a picture that stands in the HTML (`<img src="cid:…">`). */
export type Attachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly cid?: string | undefined;
};

export type Mailer = {
  /** Comes back when the server has taken the mail; throws `MailFault`. */
  send(mail: Mail): Promise<void>;
  /** Waits a moment for what is underway, then breaks it off. */
  close(): Promise<void>;
};

/** Why a mail was not taken: by code, never in the server's words, which hold the address. */
export class MailFault extends Error {
  /** The server will never take it; anything else may pass with time. */
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(reason);
    this.name = 'MailFault';
    this.isPermanent = isPermanent;
  }
}

/** Longest one attempt may take in all. */
export const attemptSeconds = 240;

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Long on purpose: a server that is slow to answer has often taken the mail, and who leaves early sends it twice (RFC 5321, 4.5.3.2.6). */
  socketTimeout: 120_000,
} as const;
const closingPatienceMs = 2000;

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * The address of a mail server with what keeps its password: where it holds one, nothing is said to a server before TLS
 * stands (RFC 8314, section 3), be it that somebody between took STARTTLS out of the offer. A server on this machine is
 * spoken to as it likes.
 */
export function keepingPassword(url: string): string {
  const address = new URL(url);
  if (address.password === '' || loopback.test(address.hostname)) return url;
  address.searchParams.delete('ignoreTLS');
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/** The library is read beside the start of the house, which waits for no letter. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
}

/**
 * `url` may hold a password: it is given to the transport and nowhere else, and only over TLS. Answers go to `replyTo`,
 * or to `from`, unless a mail names somebody else.
 */
export function createMailer(options: { url: string; from: string; replyTo?: string | undefined }): Mailer {
  const { url, from } = options;
  const transport = openTransport(keepingPassword(url));
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const breakOff = new AbortController();
  const underway = new Set<Promise<unknown>>();
  let isClosing = false;

  const hand = async ({
    id,
    to,
    language,
    replyTo,
    unsubscribe,
    subject,
    text,
    html,
    ...more
  }: Mail): Promise<void> => {
    const answersTo = replyTo === undefined ? options.replyTo : { name: '', address: replyTo };
    try {
      await (
        await transport
      ).sendMail({
        from,
        // As an object: an address is never read as a list of addresses.
        to: { name: '', address: to },
        ...(answersTo === undefined ? {} : { replyTo: answersTo }),
        subject,
        text,
        html,
        attachments: (more.attachments ?? []).map(toPart),
        messageId: `<${id}@${host}>`,
        // Nobody's holiday notice should answer it (RFC 3834).
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          ...(unsubscribe === undefined
            ? {}
            : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        signal: AbortSignal.any([breakOff.signal, AbortSignal.timeout(attemptSeconds * 1000)]),
      });
    } catch (error) {
      throw faultOf(error);
    }
  };

  return {
    async send(mail) {
      if (isClosing) throw new MailFault('EABORT', false);
      const attempt = hand(mail);
      underway.add(attempt);
      try {
        await attempt;
      } finally {
        underway.delete(attempt);
      }
    },
    async close() {
      isClosing = true;
      const impatient = setTimeout(() => breakOff.abort(), closingPatienceMs);
      await Promise.allSettled(underway);
      clearTimeout(impatient);
      (await transport).close();
    },
  };
}

/** A picture of the text stands beside it and is no file to keep; anything else is one. */
const toPart = ({ cid, ...file }: Attachment) =>
  cid === undefined ? file : { ...file, cid, contentDisposition: 'inline' as const };

type TransportError = { code?: unknown; responseCode?: unknown; response?: unknown; command?: unknown };

/** The recipient or the mail itself was refused for good. A refused sign-in or sender is our own fault, and can be mended. */
export function faultOf(error: unknown): MailFault {
  const { code, responseCode, response, command }: TransportError =
    typeof error === 'object' && error !== null ? error : {};
  const ours = command === 'API' && code === 'EENVELOPE';
  if (typeof responseCode !== 'number') return new MailFault(typeof code === 'string' ? code : 'ERROR', ours);
  const enhanced = typeof response === 'string' ? /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0] : undefined;
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  // 530 asks for a sign-in (RFC 4954), whatever it is said to.
  const isPermanent = isOfThisMail && responseCode >= 500 && responseCode !== 530;
  return new MailFault([responseCode, enhanced].filter(Boolean).join(' '), isPermanent);
}
