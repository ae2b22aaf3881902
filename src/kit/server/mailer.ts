/** Hands mails to a mail server, one connection a mail, and tells in plain terms why one was not taken. */
import { createTransport } from 'nodemailer';

export type Mail = {
  /** Names this delivery: every attempt carries the same Message-ID, so that a second copy can be recognised. */
  readonly id: string;
  readonly to: string;
  readonly language: string;
  /** Whom an answer goes to, when that is not the house. */
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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

/** `url` may hold a password: it is given to the transport and nowhere else, and only over TLS. */
export function createMailer(options: { url: string; from: string }): Mailer {
  const { url, from } = options;
  const transport = createTransport({
    url: keepingPassword(url),
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const breakOff = new AbortController();
  const underway = new Set<Promise<unknown>>();
  let isClosing = false;

  const hand = async ({ id, to, language, replyTo, subject, text, html }: Mail): Promise<void> => {
    try {
      await transport.sendMail({
        from,
        // As an object: an address is never read as a list of addresses.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        // Nobody's holiday notice should answer it (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
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
      transport.close();
    },
  };
}

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
